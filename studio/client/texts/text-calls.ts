import type {
  ExportedTexts,
  ImportPlan,
  OutdatedTexts,
  ReviewedText,
  TextExport,
  TextImport,
  TextTable,
} from '#studio/texts-contract.ts';

type Call = <T>(path: string, body?: unknown) => Promise<T>;

/** Languages that were chosen; left out: the server's default. */
export interface LanguagePair {
  from?: string | undefined;
  to?: string | undefined;
}

const query = ({ from, to }: LanguagePair) =>
  new URLSearchParams({ ...(from && { from }), ...(to && { to }) }).toString();

/** The calls of the table of texts. */
export const textCalls = (call: Call) => ({
  table: (pair: LanguagePair) => call<TextTable>(`texts?${query(pair)}`),
  outdated: (pair: LanguagePair) => call<OutdatedTexts>(`texts/outdated?${query(pair)}`),
  reviewed: (review: ReviewedText) => call<unknown>('texts/reviewed', review),
  exported: (wanted: TextExport) => call<ExportedTexts>('texts/export', wanted),
  importPlan: (table: TextImport) => call<ImportPlan>('texts/import', table),
  importTexts: (id: string) => call<{ revision?: number }>(`texts/import/${id}`, {}),
});
