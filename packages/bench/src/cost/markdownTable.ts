/** A table that can be pasted into a document and read in a terminal. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(3, ...lines.map((line) => line[column]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
};
