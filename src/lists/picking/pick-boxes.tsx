import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '#i18n/texts.ts';
import type { PickBoxes } from './picking.ts';

interface PickBoxProps {
  isPicked: boolean;
  /** Some of several rows are picked. */
  isMixed?: boolean;
  onPick: (isPicked: boolean) => void;
  children: ReactNode;
}

function PickBox({ isPicked, isMixed = false, onPick, children }: PickBoxProps): ReactElement {
  return (
    <label className="list-pick">
      <input
        type="checkbox"
        className="form-check-input"
        checked={isPicked}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={({ target }) => onPick(target.checked)}
      />
      {children}
    </label>
  );
}

/** The cell with the checkbox of a row. Explicit roles, as in the rest of the table. */
export function PickCell<Row>({ row, boxes }: { row: Row; boxes: PickBoxes<Row> }): ReactElement {
  const { t } = useTexts();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: cards are no table cells
    <td role="cell" className="list-pick-cell">
      <PickBox isPicked={boxes.isPicked(row)} onPick={(isPicked) => boxes.pick([row], isPicked)}>
        <span className="visually-hidden">
          {t(`${boxes.texts}pick.row`, { name: boxes.nameOf(row) })}
        </span>
      </PickBox>
    </td>
  );
}

interface PickPageProps<Row> {
  rows: readonly Row[];
  boxes: PickBoxes<Row>;
}

/** The head of those cells, with the checkbox of all rows of a page. */
export function PickPageHead<Row>(page: PickPageProps<Row>): ReactElement {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: cards are no table cells
    <th role="columnheader" scope="col" className="list-pick-cell">
      <PickPage {...page} textLook="visually-hidden" />
    </th>
  );
}

/** The same checkbox above cards, which have no heads. */
export function PickPageAbove<Row>(page: PickPageProps<Row>): ReactElement {
  return (
    <div className="list-pick-above">
      <PickPage {...page} textLook="" />
    </div>
  );
}

function PickPage<Row>({
  rows,
  boxes,
  textLook,
}: PickPageProps<Row> & { textLook: string }): ReactElement {
  const { t } = useTexts();
  const picked = rows.filter(boxes.isPicked).length;
  const isWhole = picked > 0 && picked === rows.length;
  return (
    <PickBox
      isPicked={isWhole}
      isMixed={picked > 0 && !isWhole}
      onPick={(isPicked) => boxes.pick(rows, isPicked)}
    >
      <span className={textLook}>{t(`${boxes.texts}pick.page`, { count: rows.length })}</span>
    </PickBox>
  );
}
