import { useFacts } from '#config/facts-provider.tsx';
import { contractPurpose } from '#domain/contract/contract-purpose.ts';
import { invoiceDocuments, type JointInvoice } from '#domain/invoices/invoice.ts';
import type { ListPicking } from '#lists/picking/picking.ts';
import { InvoicesBar } from '#screens/invoices/invoices-bar.tsx';
import { useSearchParams } from '#ui/address/use-address.ts';
import { useOfferedDocuments } from './offered-documents.ts';

/**
 * Makes invoices ones to pick, for their documents; undefined where the retailer offers none. `joint` for those of several
 * supply points. Who comes to download them (`?action=invoices`, from the home page) picks at once.
 */
export function useInvoicesPicking(joint: boolean): ListPicking<JointInvoice> | undefined {
  const { maxDocuments: most } = useFacts().settings.invoices;
  const [params] = useSearchParams();
  const startsPicking = contractPurpose({ action: params.get('action') })?.page === 'invoices';
  const kinds = useOfferedDocuments()(invoiceDocuments);
  if (kinds.length === 0) return undefined;
  return {
    icon: 'download',
    startsPicking,
    nameOf: ({ number }) => number,
    most,
    bar: (picks) => <InvoicesBar {...{ picks, kinds, joint }} />,
  };
}
