import { beforeAll, describe, it } from 'vitest';
import retailer from '#openapi/generated/retailer.json' with { type: 'json' };
import { fetchContract } from '#queries/contracts/contract.ts';
import { data, scriptedRetailer } from '#tests/support/retailer/scripted-retailer.ts';
import { expectCase, type MutationCase } from '#tests/support/trials/mutation-cases.ts';

const { Contract, VirtualBattery: share } = retailer.components.schemas;
const withShare = (change: object = {}, ...others: object[]) =>
  data({ ...Contract.example, bateria_virtual: [{ ...share.example, ...change }, ...others] });
const otherShare = { ...share.example, bateria: { id: 7, name: 'BV-0007' } };

const script = scriptedRetailer();
const subjects: Record<string, unknown> = {};
beforeAll(async () => {
  script.reads = [[/\/contracts\/0010101$/, withShare()]];
  const contract = await fetchContract('electricity', '0010101');
  Object.assign(subjects, { contract, battery: contract.batteries[0] });
});

const battery = 'PUT /v2/contract/0010101/';
const batteries: MutationCase[] = (
  [
    ['battery-management', { management: 'acumular' }, 'bateria/6', 'acumular'],
    ['battery-share', { percentage: 37 }, 'change_bateria_pes_percentatge/6', { wanted: 37 }],
    [
      ...(['battery-move', { destination: '7', percentage: 25 }] as const),
      ...(['bateria_virtual_move_virtual_battery/6', undefined] as const),
    ],
  ] as const
).flatMap(([mutation, typed, path, value]): MutationCase[] => {
  const body = {
    'battery-management': { valor_descomptes: 'acumular' },
    'battery-share': { pes_percentatge: 37 },
    'battery-move': { bateria_desti: 7, pes_percentatge: 25 },
  }[mutation];
  return [
    [
      mutation,
      'it',
      typed,
      [[battery + path, body, withShare({}, otherShare)]],
      { kind: 'sent', result: value },
    ],
    [
      ...([mutation, 'it beside a change of another battery that waits', typed] as const),
      [[battery + path, body, withShare({}, { ...otherShare, sending: true })]],
      { kind: 'sent', result: value },
    ],
    [
      ...([mutation, 'it, and waits', typed] as const),
      [[battery + path, body, withShare({ sending: true })]],
      { kind: 'signing', result: value },
    ],
  ];
});

describe('a mutation sends what the OpenAPI description requires', () => {
  it.each<MutationCase>([...batteries])('%s: %s', (...one) =>
    expectCase(script, one, { ...subjects, ...one[5] }),
  );
});
