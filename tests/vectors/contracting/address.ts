import {
  BLANKS,
  ENDLESS,
  each,
  HOSTILE,
  type InputCase,
  optional,
  required,
  says,
  takes,
  textCases,
} from './input-case.ts';

/** An address that the retailer knows. */
export const ZARAGOZA = {
  ...{ dp: '50001', poblacio: 'Zaragoza', ine: '50297', state: 150 },
  ...{ tv: 1, nv: 'Mayor', pnp: '14' },
};

/** A postal code with several towns, none of them chosen. */
export const SEVERAL_TOWNS = { dp: '28190', tv: 1, nv: 'Mayor', pnp: '14' };

/** Cases of an address (schemas/fragments/address.json) in a form; `limits` are those of street and number. */
export const addressCases = (group: string, limits: { nv: number; pnp: number }): InputCase[] => {
  const dp = `${group}/dp`;
  return [
    ...required(dp),
    ...each(
      dp,
      ['5000', '500011', '00001', '53001', '5000A', '5OOO1', '50 001', '50.001', '50-001'],
      says('format'),
    ),
    ...each(dp, ['５０００１', HOSTILE, ENDLESS], says('format')),
    [dp, `${BLANKS}08001${BLANKS}`, takes('08001')],
    [`${group}/poblacio`, null, takes('Zaragoza')],
    [`${group}/state`, null, takes(150)],
    [`${group}/tv`, null, says('required')],
    [`${group}/tv`, '1', takes(1)],
    ...required(`${group}/nv`),
    ...textCases(`${group}/nv`, limits.nv),
    ...required(`${group}/pnp`),
    ...textCases(`${group}/pnp`, limits.pnp),
    [`${group}/pnp`, 's/n', takes('s/n')],
    ...['bq', 'es', 'pu'].flatMap((part) => [
      ...optional(`${group}/${part}`),
      ...textCases(`${group}/${part}`, 4),
    ]),
    ...optional(`${group}/pt`),
    ...textCases(`${group}/pt`, 10),
    ...optional(`${group}/aclarador`),
    ...textCases(`${group}/aclarador`, 256),
  ];
};

/** Cases of the town where its postal code has several, none or one that cannot be looked up. */
export const townCases = {
  several: (group: string): InputCase[] => [
    [`${group}/poblacio`, null, says('required')],
    [`${group}/poblacio`, 'Montejo de la Sierra', takes('Montejo de la Sierra')],
  ],
  typed: (group: string): InputCase[] => [
    ...required(`${group}/poblacio`),
    ...textCases(`${group}/poblacio`, 256),
  ],
};
