import { apiClient } from '#api/client.ts';
import { download } from '#api/downloads.ts';
import type { ContractAttachment } from '#domain/contract/contract.ts';

/** Saves the contract as a document, or shows it in a new tab. Throws ProblemError. */
export function downloadContract(name: string, { newTab = false } = {}): Promise<void> {
  const params = { path: { name } };
  const call = apiClient.GET('/v1/contracts/{name}/pdf/', { params, parseAs: 'blob' });
  return download(call, { fallbackName: `${name}.pdf`, newTab });
}

/** Saves an attachment of a contract. Throws ProblemError. */
export function downloadAttachment({ id, fileName }: ContractAttachment): Promise<void> {
  const params = { path: { attachmentId: id } };
  const path = '/v2/contract/download_attachment/{attachmentId}';
  return download(apiClient.GET(path, { params, parseAs: 'blob' }), { fallbackName: fileName });
}
