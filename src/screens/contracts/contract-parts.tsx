import { type ReactElement, useMemo, useState } from 'react';
import { useMomentOfPrint } from '#config/use-moment-of-print.ts';
import type { Contract, ContractType } from '#domain/contract/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { nameOf, PagePart } from '#parts/page-part.tsx';
import { usePageParts } from '#parts/use-page-parts.ts';
import { usePartsCode } from '#parts/use-parts-code.ts';
import { useLocation } from '#ui/address/use-address.ts';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { PHONE, useMedia } from '#ui/layout/use-media.ts';
import { useEntryState } from '#ui/loading/use-entry-state.ts';
import { useProgressiveCount } from '#ui/loading/use-progressive-count.ts';

/** Route of the page of a kind of contract. */
const pageOf = (type: ContractType) => (type === 'gas' ? 'gas-contract' : 'contract');

/**
 * The parts of a contract's page. Those below the window are rendered progressively; on a phone all but the top stand behind
 * a line, and are rendered and read when it opens, unless the address leads to one of them.
 */
export function ContractParts({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const isPhone = useMedia(PHONE);
  const subject = useMemo(() => ({ contract }), [contract]);
  const page = pageOf(contract.type);
  const partsOf = usePageParts(page, subject);
  const [top, left, right, bottom] = [
    partsOf('top'),
    partsOf('left'),
    partsOf('right'),
    partsOf('bottom'),
  ];
  const isTopLoaded = usePartsCode(top);
  const { hash, search } = useLocation();
  const count = left.length + right.length + bottom.length;
  // An address that leads to a part scrolls there: what is below has its place by then.
  const isLedTo = hash !== '' || search !== '';
  const [isUnfolded, setUnfolded] = useEntryState('contract', isLedTo);
  const isWhole = !isPhone || isUnfolded;
  // Printed is what is folded too.
  const isPrinted = useMomentOfPrint() !== null;
  const areAtOnce = isLedTo || isPrinted;
  const [areNeeded, setNeeded] = useState(false);
  // Folded again they remain, with what was entered in them.
  if ((isWhole || areAtOnce) && !areNeeded) setNeeded(true);
  const rendered = useProgressiveCount({
    ...{ name: 'parts', leastHeight: 600, atATime: 1 },
    count: areNeeded ? count : 0,
  });
  const shown = (parts: typeof top, before = 0) =>
    parts
      .slice(0, areAtOnce ? count : Math.max(0, rendered - before))
      .map((entry) => <PagePart key={nameOf(entry)} {...{ page, entry, subject }} />);
  if (!isTopLoaded) return <SkeletonCards cards={4} />;
  return (
    <>
      {top.map((entry) => (
        <PagePart key={nameOf(entry)} {...{ page, entry, subject }} />
      ))}
      <details
        className="contract-whole"
        open={isWhole}
        onToggle={({ currentTarget }) => isPhone && setUnfolded(currentTarget.open)}
      >
        <summary>
          <span className="btn btn-secondary">{t('contracts.detail.whole')}</span>
        </summary>
        <div className="contract-cards">
          <div className="contract-column">{shown(left)}</div>
          <div className="contract-column">{shown(right, left.length)}</div>
          {shown(bottom, left.length + right.length)}
        </div>
      </details>
    </>
  );
}
