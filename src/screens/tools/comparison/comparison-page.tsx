import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import type { ComparedEnergy } from '#domain/comparison/comparison.ts';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { useTexts } from '#i18n/texts.ts';
import { LeadContact } from '#screens/tools/lead-contact.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useLeaveBlocker } from '#ui/scroll/use-leave-blocker.ts';
import { BillForm } from './bill-form.tsx';
import { comparatorRoutes } from './comparator-routes.ts';
import { ComparedBill } from './compared-bill.tsx';
import { ComparisonModes } from './comparison-modes.tsx';
import { useComparison } from './use-comparison.ts';
import { useLinkedBill } from './use-linked-bill.ts';
import './comparison.scss';

/** Would I pay less here? A bill compared with the retailer's prices (contracting and tools, sections 2 and 4). */
export function ComparisonPage({ energy }: { energy: ComparedEnergy }): ReactElement {
  const { t } = useTexts();
  const linked = useLinkedBill(energy);
  const flow = useComparison(energy);
  const { mode, state, comparison, hasResult, contactIsFirst, needsContact, contact } = flow;
  const page = useRef<HTMLDivElement>(null);
  const [hadResult, setHadResult] = useState(hasResult);
  if (hasResult && !hadResult) setHadResult(true);
  useFocusOnResult(page, hasResult && (needsContact ? 'contact' : 'result'));
  const wasPrevented = useLeaveBlocker(contact.underWay !== null);
  const route = comparatorRoutes[energy];
  return (
    <div ref={page} className="comparison-page" data-state={state}>
      <PageHeader
        title={t(`pages.${route}.heading`)}
        documentTitle={t(`pages.${route}.title`)}
        intro={t(mode === 'manual' ? 'comparator.manual' : `pages.${route}.intro`)}
      />
      {!hasResult && <ComparisonModes {...flow} />}
      {mode === 'auto' && !hasResult && (
        // A link is known once a prerendered page is hydrated: the form begins with its bill.
        <FormBoundary
          key={linked.subject.comparison.id}
          form={flow.form}
          waiting={<Skeleton lines={12} />}
        >
          <BillForm {...{ flow, linked }} isReturn={hadResult} />
        </FormBoundary>
      )}
      {hasResult && comparison && <ComparedBill {...{ flow, comparison }} />}
      {(mode === 'manual' || (hasResult && contactIsFirst)) && (
        <LeadContact key={mode} lead={flow.lead} attempts={contact} />
      )}
      {wasPrevented && <Alert>{t('comparator.stay')}</Alert>}
    </div>
  );
}

/** Focuses the heading of a result, after its parts, each of which may have taken the focus for itself. */
function useFocusOnResult(page: RefObject<HTMLElement | null>, shown: string | false): void {
  useEffect(() => {
    if (shown) page.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus();
  }, [page, shown]);
}
