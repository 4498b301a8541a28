import type { components } from '#openapi/generated/types.ts';
import type { LeadRow } from '#sandbox/database/tables/lead-tables.ts';
import type { PersonOutcome } from './made-up-people.ts';

type Result = NonNullable<components['schemas']['LeadAnswer']['result']>;
type Render = Result['render'];

const TEXTS = {
  es: {
    title: 'Hemos recibido su solicitud',
    product: 'Ha elegido',
    next: 'Le enviaremos el contrato por correo electrónico para que lo firme.',
    call: 'Le llamaremos para preparar una oferta a medida.',
  },
  ca: {
    title: 'Hem rebut la seva sol·licitud',
    product: 'Ha triat',
    next: 'Li enviarem el contracte per correu electrònic perquè el signi.',
    call: 'Li trucarem per preparar una oferta a mida.',
  },
};

const HOSTILE =
  '<p onclick="alert(1)">Hemos recibido su solicitud.</p><img src="x" onerror="alert(1)"><script>alert(1)</script><a href="javascript:alert(1)">Siguiente</a>';

/**
 * The text after a confirmation: HTML for electricity, Markdown for gas. `product` is null where no contract was
 * created.
 */
export function confirmed(
  { kind, serial }: Pick<LeadRow, 'kind' | 'serial'>,
  product: string | null,
  { result }: Pick<PersonOutcome, 'result'>,
  language: string,
): Result {
  if (result === 'none') return { error: null, render: null };
  if (result === 'hostile') return { error: null, render: { format: 'html', body: HOSTILE } };
  const text = language === 'ca_ES' ? TEXTS.ca : TEXTS.es;
  const number = `L-${String(serial).padStart(6, '0')}`;
  const chosen = product && `${text.product}: ${product}.`;
  const next = product ? text.next : text.call;
  const render: Render =
    kind === 'gas'
      ? {
          format: 'markdown',
          body: [`## ${text.title}`, `**${number}**`, chosen, next].filter(Boolean).join('\n\n'),
        }
      : {
          format: 'html',
          body: [
            `<h2>${text.title} <strong>${number}</strong></h2>`,
            paragraph(chosen),
            `<p>${next}</p>`,
          ]
            .filter(Boolean)
            .join(''),
        };
  return { error: null, render };
}

const paragraph = (text: string | null) => text && `<p>${text}</p>`;
