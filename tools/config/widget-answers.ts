const text = ['string'];
const figure = ['number', 'integer'];
const one = ['string', 'number', 'integer', 'boolean'];

/** Types of answer that each widget of src/forms/widgets gives; null: any. A widget without a row may not be used. */
export const widgetAnswers: Readonly<Record<string, readonly string[] | null>> = {
  'cadastral-reference': text,
  checkbox: ['boolean'],
  choice: one,
  combobox: one,
  consent: ['boolean'],
  cups: text,
  date: text,
  email: text,
  files: ['array'],
  hidden: null,
  iban: text,
  kilowatts: figure,
  nif: text,
  number: figure,
  password: text,
  percentage: figure,
  phone: text,
  'postal-code': text,
  radio: one,
  select: one,
  text,
  textarea: text,
};
