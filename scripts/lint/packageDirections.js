/**
 * Who may import whom (docs/ARCHITECTURE.md). A package that is not named here may import all.
 * @type {Record<string, { packages: readonly string[]; external: 'all' | readonly string[] }>}
 */
const MAY_IMPORT = {
  rules: { packages: [], external: ['@noble/hashes'] },
  protocol: { packages: ['rules'], external: 'all' },
  bots: { packages: ['rules', 'protocol'], external: 'all' },
  server: { packages: ['rules', 'protocol', 'bots'], external: 'all' },
  web: { packages: ['rules', 'protocol'], external: 'all' },
};

/** These run in a browser too. */
const WITHOUT_NODE = ['rules', 'protocol', 'bots', 'web'];

/** @param {string} file */
const placeOf = (file) => {
  const match = /(?:^|\/)packages\/([^/]+)\/(.+)$/.exec(file.replaceAll('\\', '/'));
  if (match === null) return null;
  const [, name = '', rest = ''] = match;
  return { name, rest, isSource: rest.startsWith('src/') && !rest.endsWith('.test.ts') };
};

/** @param {string} specifier the package of `@scope/name/sub` or `name/sub` */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** @param {string} from path inside the package @param {string} specifier relative */
const leavesPackage = (from, specifier) => {
  let depth = from.split('/').length - 1;
  for (const part of specifier.split('/')) {
    if (part === '..') depth -= 1;
    else if (part !== '.') depth += 1;
    if (depth < 0) return true;
  }
  return false;
};

/**
 * Why this file may not import that, or null.
 * @param {{ name: string; rest: string; isSource: boolean }} place
 * @param {string} specifier
 */
const refusalOf = (place, specifier) => {
  const may = MAY_IMPORT[place.name];
  if (specifier.startsWith('.'))
    return leavesPackage(place.rest, specifier) ? 'Import another package by its name, not by a path.' : null;

  const own = /^@regicide\/([^/]+)(?:\/(.+))?$/.exec(specifier);
  if (own !== null) {
    const [, name = '', sub] = own;
    const isTesting = name === 'server' && sub === 'testing' && (!place.isSource || may === undefined);
    if (sub !== undefined && !isTesting)
      return `Import from '@regicide/${name}': deep imports are not allowed.`;
    if (may !== undefined && name !== place.name && !may.packages.includes(name))
      return `${place.name} may not import ${name}.`;
    return null;
  }
  if (!place.isSource) return null;
  if (specifier.startsWith('node:') && WITHOUT_NODE.includes(place.name))
    return `${place.name} runs in the browser too: no Node modules.`;
  if (may !== undefined && may.external !== 'all' && !may.external.includes(packageOf(specifier)))
    return `${place.name} may import only ${may.external.join(', ')}.`;
  return null;
};

/** @type {import('eslint').Rule.RuleModule} */
export const packageDirections = {
  meta: { type: 'problem', schema: [], messages: { refused: '{{why}}' } },
  create(context) {
    const place = placeOf(context.filename);
    if (place === null) return {};
    /** @param {any} node the string literal that names the module */
    const check = (node) => {
      if (typeof node?.value !== 'string') return;
      const why = refusalOf(place, node.value);
      if (why !== null) context.report({ node, messageId: 'refused', data: { why } });
    };
    /** @param {any} node */
    const checkSource = (node) => check(node.source);
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType: checkSource,
    };
  },
};
