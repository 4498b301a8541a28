import { expect, it } from 'vitest';
import { isBroken } from '#tools/api-verify/report/graded.ts';
import { textReport } from '#tools/api-verify/report/text.ts';
import { oddErrors, oddLists, oddServers } from './odd-behaviour.ts';
import { missingOperations, oddBodies } from './odd-bodies.ts';
import { oddCors } from './odd-cors.ts';
import { oddMembers } from './odd-members.ts';
import { verifiedServer } from './verified-server.ts';

const { odd, verified } = verifiedServer();
const origin = 'https://portal.example';

const oddities = [
  ...[...oddMembers, ...oddBodies, ...missingOperations],
  ...[...oddLists, ...oddErrors, ...oddServers, ...oddCors],
];

it.each(oddities)('names $name', async ({ operations, oddity, says, breaks }) => {
  odd().answers(oddity);
  const verification = await verified({ url: odd().url, origin }, operations);
  expect(textReport(verification)).toMatch(says);
  expect(isBroken(verification)).toBe(breaks);
});

it('finds nothing where nothing is odd', async () => {
  odd().answers((answer) => answer);
  const operations = ['getUser', 'listContracts', 'downloadContractPdf', 'listCaseCategories'];
  const { findings } = await verified({ url: odd().url, origin }, operations);
  expect(findings).toEqual([]);
});
