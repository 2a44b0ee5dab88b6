import { createInterface } from 'node:readline';
import { HonestTable } from './honestTable.ts';

/**
 * People at a table in a process of their own: what they wait for is the server alone. Every line of stdin is answered
 * with how it went since the last one; the end of stdin is the end of their game.
 */
const [url, address] = process.argv.slice(2) as [string, string];
const table = await HonestTable.open(url, address);
console.log('playing');
for await (const _line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(table.report()));
await table.close();
