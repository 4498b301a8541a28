import { inLanguage } from '#sandbox/in-language.ts';

/** Events in the history of a debt. */
export type PendingState = 'returned' | 'reminded' | 'cut_warned' | 'paid_in_part' | 'settled';

const SPANISH: Record<PendingState, string> = {
  returned: 'Recibo devuelto',
  reminded: 'Primer aviso de impago enviado',
  cut_warned: 'Aviso de corte de suministro enviado',
  paid_in_part: 'Pago parcial recibido',
  settled: 'Deuda pagada',
};

const CATALAN: Record<PendingState, string> = {
  returned: 'Rebut retornat',
  reminded: "Primer avís d'impagament enviat",
  cut_warned: 'Avís de tall de subministrament enviat',
  paid_in_part: 'Pagament parcial rebut',
  settled: 'Deute pagat',
};

/** Text of a debt's state for the customer in a language of the API (`ca_ES`). */
export function pendingStateText(state: PendingState, language: string | undefined): string {
  return inLanguage({ es: SPANISH, ca: CATALAN }, language)[state];
}
