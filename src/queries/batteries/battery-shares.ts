import * as v from 'valibot';
import type { BatteryShare } from '#domain/battery/battery.ts';
import { figure, optional, optionalList } from '#queries/read/read-answer.ts';

const text = optional(v.string());

/** A share in %. */
export const percentage = v.pipe(
  figure,
  v.check((share) => Number.isInteger(share) && share >= 0 && share <= 100),
);

/** The batteries of a contract, in the API's own names. */
export const batteryMembers = {
  bateria_virtual: optionalList(
    'virtual battery',
    v.object({
      bateria: v.object({ id: figure, name: v.string() }),
      pes: optional(figure),
      pes_percentatge: percentage,
      total_descompte: figure,
      gestio_descomptes: v.string(),
      data_inici: text,
      data_final: text,
      es_origen: optional(v.boolean()),
      sending: optional(v.boolean()),
    }),
  ),
};

const contractMembers = v.object(batteryMembers);

/** Those members as the portal reads them. */
export const batteriesOf = ({
  bateria_virtual,
}: v.InferOutput<typeof contractMembers>): BatteryShare[] =>
  bateria_virtual.map(({ bateria, ...share }) => ({
    ...bateria,
    weight: share.pes,
    percentage: share.pes_percentatge,
    balanceEuro: share.total_descompte,
    management: share.gestio_descomptes,
    startDate: share.data_inici,
    endDate: share.data_final,
    isOrigin: share.es_origen ?? false,
    isWaiting: share.sending ?? false,
  }));
