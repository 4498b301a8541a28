import { useEffect, useRef, useState } from 'react';
import { reportOwnFault } from '#config/report.ts';
import type { InvoiceDocument, JointInvoice } from '#domain/invoices/invoice.ts';
import { type Problem, problemOf } from '#domain/problem.ts';
import { loadInvoiceDocument } from '#queries/invoices/invoice-downloads.ts';
import {
  type DownloadsProgress,
  type SeveralSaved,
  saveSeveral,
} from '#queries/invoices/several-downloads.ts';

/** A download of documents of several invoices. */
export type SeveralDocuments =
  /** `problem` says why the last one stopped. */
  | { is: 'choosing'; problem: Problem | null }
  | ({ is: 'loading'; total: number } & DownloadsProgress)
  | ({ is: 'ended'; total: number; document: InvoiceDocument } & SeveralSaved<JointInvoice>);

interface Wanted {
  invoices: readonly JointInvoice[];
  document: InvoiceDocument;
  /** Name of the archive. */
  archive: string;
}

/** Downloads documents of several invoices, one such download at a time; leaving the page ends it. */
export function useSeveralDocuments(joint: boolean): {
  state: SeveralDocuments;
  start: (wanted: Wanted) => void;
  cancel: () => void;
  /** Back to what is picked. */
  goOn: () => void;
} {
  const [state, setState] = useState<SeveralDocuments>({ is: 'choosing', problem: null });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async ({ invoices, document, archive }: Wanted) => {
    // The second click of a double click arrives before the next render.
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    const total = invoices.length;
    setState({ is: 'loading', total, done: 0, waitsFor: null });
    try {
      const saved = await saveSeveral({
        items: invoices,
        load: (invoice, signal) => loadInvoiceDocument(invoice, document, { joint, signal }),
        archive,
        signal: control.signal,
        onProgress: (progress) => setState({ is: 'loading', total, ...progress }),
      });
      setState({ is: 'ended', total, document, ...saved });
    } catch (thrown) {
      const isCancelled = control.signal.aborted;
      if (!isCancelled) reportOwnFault('A download of several documents stopped', thrown);
      setState({ is: 'choosing', problem: isCancelled ? null : problemOf(thrown) });
    } finally {
      running.current = null;
    }
  };
  return {
    state,
    start: (wanted) => void start(wanted),
    cancel: () => running.current?.abort(),
    goOn: () => setState({ is: 'choosing', problem: null }),
  };
}
