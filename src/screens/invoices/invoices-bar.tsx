import { type ReactElement, useState } from 'react';
import { today } from '#config/clock.ts';
import type { InvoiceDocument, JointInvoice } from '#domain/invoices/invoice.ts';
import { useTexts } from '#i18n/texts.ts';
import { PickBar, PickFrame } from '#lists/picking/pick-bar.tsx';
import type { Picks } from '#lists/picking/picking.ts';
import { SeveralChoice } from './several/several-choice.tsx';
import { SeveralEnd } from './several/several-end.tsx';
import { SeveralProgress } from './several/several-progress.tsx';
import { useSeveralDocuments } from './several/use-several-documents.ts';

interface InvoicesBarProps {
  picks: Picks<JointInvoice>;
  /** Kinds of document that the retailer offers. */
  kinds: readonly InvoiceDocument[];
  joint: boolean;
}

/** Downloads a document of each picked invoice: what is chosen, how far it is, how it ended. */
export function InvoicesBar({ picks, kinds, joint }: InvoicesBarProps): ReactElement {
  const { t } = useTexts();
  const [chosen, choose] = useState(kinds[0]);
  const { state, start, cancel, goOn } = useSeveralDocuments(joint);
  const archive = t('invoices.several.archive', { day: today() });
  const isLong =
    (state.is === 'choosing' && state.problem !== null) ||
    (state.is === 'ended' && state.failed.length > 0);
  return (
    <PickFrame label={t('invoices.several.title')} shows={state.is} isSticky={!isLong}>
      {state.is === 'choosing' && (
        <PickBar picks={picks}>
          <SeveralChoice
            {...{ picks, kinds, chosen, choose }}
            problem={state.problem}
            onDownload={(invoices, document) => start({ invoices, document, archive })}
          />
        </PickBar>
      )}
      {state.is === 'loading' && <SeveralProgress progress={state} onCancel={cancel} />}
      {state.is === 'ended' && (
        <SeveralEnd
          end={state}
          onRetry={() =>
            start({
              invoices: state.failed.map(({ item }) => item),
              document: state.document,
              archive,
            })
          }
          onGoOn={goOn}
          onClose={picks.stop}
        />
      )}
    </PickFrame>
  );
}
