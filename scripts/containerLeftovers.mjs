import { execFileSync } from 'node:child_process';

/** Compose projects of the tests: what the test is about, and a process id. */
const OF_TESTS = /^regicide-(test|nginx|proxy|scale)-\d+$/;

const docker = (/** @type {readonly string[]} */ ...args) =>
  execFileSync('docker', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const PROJECT = 'com.docker.compose.project';

/** Ids of those things in the list that belong to a project of the tests. */
const ofTests = (/** @type {readonly string[]} */ list, /** @type {string} */ id) =>
  docker(...list, '--filter', `label=${PROJECT}`, '--format', `{{.${id}}} {{.Label "${PROJECT}"}}`).flatMap(
    (line) => {
      const [thing = '', project = ''] = line.split(' ');
      return OF_TESTS.test(project) ? [thing] : [];
    },
  );

/**
 * Removes what a run of the container tests left behind when it was killed: its containers would start again with the
 * engine, and its network holds the addresses that the next run needs.
 */
export const removeLeftovers = () => {
  const remove = (/** @type {readonly string[]} */ command, /** @type {readonly string[]} */ things) => {
    if (things.length > 0) docker(...command, ...things);
  };
  remove(['rm', '--force', '--volumes'], ofTests(['ps', '--all'], 'ID'));
  remove(['network', 'rm'], ofTests(['network', 'ls'], 'ID'));
  remove(['volume', 'rm', '--force'], ofTests(['volume', 'ls'], 'Name'));
};
