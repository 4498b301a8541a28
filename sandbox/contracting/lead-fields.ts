import type { components } from '#openapi/generated/types.ts';
import type { FieldErrors } from '#sandbox/api/refusal.ts';
import type { StoredFile } from '#sandbox/database/tables/support-tables.ts';
import { readUploadedFile } from '#sandbox/uploads/uploaded-file.ts';
import { readExtra } from './lead-extra.ts';

type Schemas = components['schemas'];
export type Errors = FieldErrors;
export type LeadKind = 'electricity' | 'gas';
type Sent = Schemas['LeadCommonFields'] & Schemas['LeadFields'] & Schemas['GasLeadFields'];
type FileField = 'invoice' | 'cif' | 'nif_faceup' | 'nif_facedown' | 'selfcons_attach';

/** The stored fields of all steps; files without their content, always as a list. */
export type LeadFields = Omit<Sent, FileField> & { [Field in FileField]?: StoredFile[] };

interface Step {
  fields: readonly (keyof LeadFields)[];
  needed: readonly (keyof LeadFields)[];
}

const PERSON: Step = {
  fields: ['owner', 'owner_address', 'cif', 'commsLanguage', 'nif_faceup', 'nif_facedown'],
  needed: ['owner', 'owner_address'],
};
const PAYMENT: Step = { fields: ['bank'], needed: ['bank'] };
const ACCEPTED = ['accept_gdpr', 'accept_ov_conditions', 'activate_publicity', 'confirm'] as const;
const CONFIRMATION: Step = {
  fields: [...ACCEPTED, 'start', 'start_date', 'summary_id', 'extra'],
  needed: ACCEPTED,
};
const PLACE = ['activeContract', 'cups', 'cnae'] as const;

/** Fields by step, from step 1 on. */
export const STEPS: Record<LeadKind, readonly Step[]> = {
  electricity: [
    {
      fields: [
        ...(['allow_contact', ...PLACE, 'comerOrigin', 'invoice'] as const),
        ...(['social_bonus', 'social_bonus_waiver'] as const),
      ],
      needed: PLACE,
    },
    PERSON,
    {
      fields: [
        ...([
          'power',
          'power2',
          'power3',
          'power4',
          'power5',
          'power6',
          'promotional_code',
        ] as const),
        ...(['tarifa', 'tarifaATR', 'home', 'selfconsCode', 'selfcons_attach'] as const),
        'market_price_accepted' as const,
      ],
      needed: ['power', 'power2', 'tarifa', 'tarifaATR'],
    },
    PAYMENT,
    CONFIRMATION,
  ],
  gas: [
    { fields: ['allow_contact', ...PLACE, 'comerOrigin'], needed: PLACE },
    PERSON,
    {
      fields: [
        'invoice',
        'tarifa',
        'tarifaATR',
        'home',
        'electricityLeadId',
        'market_price_accepted',
      ],
      needed: ['tarifa', 'tarifaATR'],
    },
    PAYMENT,
    CONFIRMATION,
  ],
};

const FILES: readonly string[] = [
  'invoice',
  'cif',
  'nif_faceup',
  'nif_facedown',
  'selfcons_attach',
];

/** The fields of a kind of lead in a request, with the error codes of its files. */
export function readSentFields(
  kind: LeadKind,
  sent: Record<string, unknown>,
  fileLimit: number,
): { fields: LeadFields; errors: Errors } {
  const errors: Errors = {};
  const fields: Record<string, unknown> = {};
  for (const name of STEPS[kind].flatMap(({ fields }) => fields)) {
    const value = sent[name];
    if (value === undefined) continue;
    if (name === 'extra') fields.extra = readExtra(value, fileLimit, errors);
    else fields[name] = FILES.includes(name) ? filesOf(name, value, fileLimit, errors) : value;
  }
  return { fields, errors };
}

/** A lead with a step sent again: fields that the step no longer has are removed, other steps are unchanged. */
export function withStep(
  kind: LeadKind,
  stored: LeadFields,
  { step, fields }: { step: number; fields: LeadFields },
): LeadFields {
  const own = STEPS[kind][step - 1]?.fields ?? [];
  const others = Object.entries(stored).filter(([name]) => !own.includes(name as keyof LeadFields));
  return { ...Object.fromEntries(others), ...fields };
}

/** Missing fields of these steps. */
export function missingOf(
  kind: LeadKind,
  fields: LeadFields,
  steps: readonly number[],
): (keyof LeadFields)[] {
  return steps
    .flatMap((step) => STEPS[kind][step - 1]?.needed ?? [])
    .filter((name) => fields[name] === undefined);
}

function filesOf(name: string, value: unknown, limit: number, errors: Errors): StoredFile[] {
  const sent = (Array.isArray(value) ? value : [value]).filter((file) => file !== null);
  const read = sent.map((file) => readUploadedFile(file, limit));
  const refused = [...new Set(read.filter((file) => typeof file === 'string'))];
  if (refused.length > 0) errors[name] = refused;
  return read.filter((file) => typeof file !== 'string');
}
