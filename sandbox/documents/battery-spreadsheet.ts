import type { Row } from 'write-excel-file/node';
import type { DocumentAnswer } from '#sandbox/api/handler.ts';
import { inLanguage } from '#sandbox/in-language.ts';

/** A battery with its movements, oldest first: in euro. */
export interface BatterySheet {
  name: string;
  movements: {
    date: string;
    contract: string;
    kind: MovementKind;
    /** Number of the invoice that earned or used it; none for a move. */
    invoice: string | null;
    /** Positive came in or was moved here, negative was used or moved away. */
    amount: number;
  }[];
}

type MovementKind = 'surplus' | 'applied' | 'moved';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const EURO = '#,##0.00 "€"';
const DATE = 'dd/mm/yyyy';
const COLUMNS = [12, 14, 28, 20, 12, 12, 12, 14].map((width) => ({ width }));

const spanish = {
  file: 'baterias-virtuales',
  headings: [
    'Fecha',
    'Contrato',
    'Movimiento',
    'Factura',
    'Entrada',
    'Usado',
    'Traslado',
    'Disponible',
  ],
  kinds: {
    surplus: 'Excedentes',
    applied: 'Descuento en la factura',
    moved: 'Cambio de batería',
  } satisfies Record<MovementKind, string>,
};
const catalan: typeof spanish = {
  file: 'bateries-virtuals',
  headings: [
    'Data',
    'Contracte',
    'Moviment',
    'Factura',
    'Entrada',
    'Usat',
    'Trasllat',
    'Disponible',
  ],
  kinds: {
    surplus: 'Excedents',
    applied: 'Descompte a la factura',
    moved: 'Canvi de bateria',
  },
};

/** An XLSX with one sheet per battery. */
export async function batterySpreadsheet(
  batteries: BatterySheet[],
  { today, language }: { today: string; language: string },
): Promise<DocumentAnswer> {
  const { default: writeXlsx } = await import('write-excel-file/node');
  const text = inLanguage({ es: spanish, ca: catalan }, language);
  const sheets = batteries.map(({ name, movements }) => ({
    sheet: name,
    columns: COLUMNS,
    stickyRowsCount: 1,
    data: [headingsOf(text.headings), ...rowsOf(movements, text)],
  }));
  return {
    fileName: `${text.file}-${today}.xlsx`,
    contentType: TYPE,
    bytes: await writeXlsx(sheets).toBuffer(),
  };
}

const headingsOf = (headings: string[]): Row =>
  headings.map((value) => ({ value, fontWeight: 'bold' }));

function rowsOf(movements: BatterySheet['movements'], { kinds }: typeof spanish): Row[] {
  let left = 0;
  return movements.map(({ date, contract, kind, invoice, amount }) => {
    const cents = Math.round(amount * 100);
    left += cents;
    return [
      { type: Date, value: new Date(date), format: DATE },
      { type: String, value: contract },
      { type: String, value: kinds[kind] },
      invoice === null ? null : { type: String, value: invoice },
      // What is moved is neither income nor use.
      kind === 'surplus' ? euro(cents) : null,
      kind === 'applied' ? euro(-cents) : null,
      kind === 'moved' ? euro(cents) : null,
      euro(left),
    ];
  });
}

const euro = (cents: number) => ({ type: Number, value: cents / 100, format: EURO });
