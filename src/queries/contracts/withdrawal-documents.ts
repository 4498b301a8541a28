import { apiClient } from '#api/client.ts';
import { download } from '#api/downloads.ts';

interface WithdrawalDocument {
  key: string;
  /** Number of the withdrawal, for the name of a file that has none. */
  number: string;
}

/** Saves the receipt of a withdrawal. Throws ProblemError. */
export function downloadWithdrawalReceipt({ key, number }: WithdrawalDocument): Promise<void> {
  const params = { path: { receiptKey: key } };
  const path = '/v1/orders/withdrawals/{receiptKey}/pdf/';
  const call = apiClient.GET(path, { params, parseAs: 'blob' });
  return download(call, { fallbackName: `${number}.pdf` });
}

/** Saves the model form of withdrawal. Throws ProblemError. */
export function downloadWithdrawalForm(): Promise<void> {
  const call = apiClient.GET('/v1/orders/withdrawal-form/', { parseAs: 'blob' });
  return download(call, { fallbackName: 'desistimiento.pdf' });
}
