import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { Contract, ContractType } from '#domain/contract/contract.ts';
import { nameOf, PagePart } from '#parts/page-part.tsx';
import { usePageParts } from '#parts/use-page-parts.ts';
import { useProgressiveCount } from '#ui/loading/use-progressive-count.ts';

/** Route of the page of a kind of contract. */
const pageOf = (type: ContractType) => (type === 'gas' ? 'gas-contract' : 'contract');

/** The parts of a contract's page. Those below the window are rendered progressively. */
export function ContractParts({ contract }: { contract: Contract }): ReactElement {
  const subject = { contract };
  const page = pageOf(contract.type);
  const partsOf = usePageParts(page, subject);
  const [top, left, right, bottom] = [
    partsOf('top'),
    partsOf('left'),
    partsOf('right'),
    partsOf('bottom'),
  ];
  const { hash, search } = useLocation();
  const count = left.length + right.length + bottom.length;
  const rendered = useProgressiveCount({ name: 'parts', count, leastHeight: 600, atATime: 1 });
  // An address that leads to a part scrolls there: what is below has its place by then.
  const isLedTo = hash !== '' || search !== '';
  const shown = (parts: typeof top, before = 0) =>
    parts
      .slice(0, isLedTo ? count : Math.max(0, rendered - before))
      .map((entry) => <PagePart key={nameOf(entry)} {...{ page, entry, subject }} />);
  return (
    <>
      {top.map((entry) => (
        <PagePart key={nameOf(entry)} {...{ page, entry, subject }} />
      ))}
      <div className="contract-cards">
        <div className="contract-column">{shown(left)}</div>
        <div className="contract-column">{shown(right, left.length)}</div>
        {shown(bottom, left.length + right.length)}
      </div>
    </>
  );
}
