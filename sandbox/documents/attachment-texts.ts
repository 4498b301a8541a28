import { inLanguage } from '#sandbox/in-language.ts';

/** Names and categories of attachments, which are stored in Spanish. */
const CATALAN: Record<string, string> = {
  Contrato: 'Contracte',
  Pagos: 'Pagaments',
  'Condiciones generales': 'Condicions generals',
  'Mandato SEPA': 'Mandat SEPA',
  'Autorización de domiciliación': 'Autorització de domiciliació',
};

/** A name or category in a language of the API (`ca_ES`); as it is stored where there is none in it. */
export function attachmentText(spanish: string, language: string | undefined): string {
  return inLanguage<Record<string, string>>({ es: {}, ca: CATALAN }, language)[spanish] ?? spanish;
}
