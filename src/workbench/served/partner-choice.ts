import { type PreviewNews, request } from './preview-server.ts';

/** A choice for a list of options. */
interface PartnerChoice {
  value: string;
  /** Value -> label. */
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

/**
 * The choice of whose customers see the working copy; `house` names that of no partner. The server compiles it for them
 * and the open page follows, with texts, forms and settings of the partner too.
 */
export const partnerChoice = (
  { partner, partners }: PreviewNews,
  house: string,
): PartnerChoice => ({
  value: partner ?? '',
  options: [['', house], ...partners.map((name) => [name, name] as const)],
  onChange: (next) => void request<null>('partner', { partner: next || null }),
});
