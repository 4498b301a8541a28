import type { ReactElement, ReactNode } from 'react';
import { Icon } from '#ui/layout/icon.tsx';

interface ContractDatumProps {
  title: string;
  /** Null where what is under way says it all. */
  value: ReactNode;
  /** A requested change that is not done yet. */
  underWay?: ReactNode;
  /** What else is to be known of it. */
  note?: ReactNode;
  /** The button that changes it. */
  action?: ReactNode;
  /** Machine and state of what changes it here. */
  state?: string;
  /** Its dialog. */
  children?: ReactNode;
}

/** Something of a contract that can be changed: what it is, what is under way, and its change beside it. */
export function ContractDatum({
  title,
  value,
  underWay,
  note,
  action,
  state,
  children,
}: ContractDatumProps): ReactElement {
  return (
    <section className="contract-datum" data-state={state}>
      <div className="contract-datum-content">
        <h3>{title}</h3>
        {value && <div className="contract-datum-value">{value}</div>}
        {underWay && <UnderWay>{underWay}</UnderWay>}
        {note && <p className="contract-datum-note">{note}</p>}
      </div>
      {action && <div className="contract-datum-action">{action}</div>}
      {children}
    </section>
  );
}

/** A change that is not done yet, in a sentence with its day. */
function UnderWay({ children }: { children: ReactNode }): ReactElement {
  return (
    <p className="contract-under-way">
      <Icon name="clock" />
      <span>{children}</span>
    </p>
  );
}
