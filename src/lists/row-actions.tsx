import type { ComponentType, ReactElement } from 'react';
import './lists.scss';

interface RowActionsProps<Row, Action extends string> {
  row: Row;
  /** What is offered, as the document of the page lists it. */
  actions: readonly Action[];
  /** What the list knows to offer; one that does not apply to a row renders nothing. */
  known: Readonly<Record<Action, ComponentType<{ row: Row }>>>;
}

/** What a list offers for a row, in the order of the document; the content of its column `actions`. */
export function RowActions<Row, Action extends string>({
  row,
  actions,
  known,
}: RowActionsProps<Row, Action>): ReactElement {
  return (
    <span className="row-actions">
      {actions.map((action) => {
        const Action: ComponentType<{ row: Row }> = known[action];
        return <Action key={action} row={row} />;
      })}
    </span>
  );
}
