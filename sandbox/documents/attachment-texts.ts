/** Names and categories of attachments, which are stored in Spanish. */
const CATALAN: Record<string, string> = {
  Contrato: 'Contracte',
  Pagos: 'Pagaments',
  'Condiciones generales': 'Condicions generals',
  'Autorización de domiciliación': 'Autorització de domiciliació',
};

/** A name or category in Catalan for `ca_ES` and in Spanish otherwise. */
export function attachmentText(spanish: string, language: string | undefined): string {
  return language === 'ca_ES' ? (CATALAN[spanish] ?? spanish) : spanish;
}
