import type { components } from '#openapi/generated/types.ts';
import type { LeadRow } from '#sandbox/database/tables/lead-tables.ts';
import { inLanguage } from '#sandbox/in-language.ts';
import type { PersonOutcome } from './made-up-people.ts';

type Result = NonNullable<components['schemas']['LeadAnswer']['result']>;
type Render = Result['render'];

const TEXTS = {
  es: {
    title: 'Hemos recibido su solicitud',
    next: 'Le enviaremos el contrato por correo electrónico para que lo firme.',
    unsigned: 'Le enviaremos el contrato por correo electrónico. No tiene que firmar nada más.',
    call: 'Le llamaremos para preparar una oferta a medida.',
  },
  ca: {
    title: 'Hem rebut la seva sol·licitud',
    next: 'Li enviarem el contracte per correu electrònic perquè el signi.',
    unsigned: 'Li enviarem el contracte per correu electrònic. No ha de signar res més.',
    call: 'Li trucarem per preparar una oferta a mida.',
  },
};

const HOSTILE =
  '<p onclick="alert(1)">Hemos recibido su solicitud.</p><img src="x" onerror="alert(1)"><script>alert(1)</script><a href="javascript:alert(1)">Siguiente</a>';

/** Public number of a contracting, which its person knows. */
export const leadReference = (serial: number): string => `L-${String(serial).padStart(6, '0')}`;

/**
 * The text after a confirmation: HTML for electricity, Markdown for gas. `product` is null where no contract was
 * created.
 */
export function confirmed(
  { kind, serial }: Pick<LeadRow, 'kind' | 'serial'>,
  product: string | null,
  { result }: Pick<PersonOutcome, 'result'>,
  { language, isSigned }: { language: string; isSigned: boolean },
): Result {
  const reference = leadReference(serial);
  const answer = (render: Render) => ({ error: null, reference, render });
  if (result === 'none') return answer(null);
  if (result === 'hostile') return answer({ format: 'html', body: HOSTILE });
  const text = inLanguage(TEXTS, language);
  const title = product ?? text.title;
  const contract = isSigned ? text.next : text.unsigned;
  const next = product ? contract : text.call;
  return answer(
    kind === 'gas'
      ? { format: 'markdown', body: `## ${title}\n\n${next}` }
      : { format: 'html', body: `<h2>${title}</h2><p>${next}</p>` },
  );
}
