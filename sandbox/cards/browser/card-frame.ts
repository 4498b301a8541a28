import { setAppearance } from './appearance.ts';
import { awaitStart } from './await-start.ts';
import { type CardField, createCardField, digitsOf } from './card-field.ts';
import { createCardForm } from './card-form.ts';
import { cardTexts } from './card-texts.ts';
import { mostDigits, written } from './card-values.ts';
import {
  type Component,
  FIELDS,
  type FieldName,
  type FrameSettings,
  type FromFrame,
  type ToFrame,
} from './protocol.ts';

// A frame with one or all fields of a card. Their values are sent only to the platform or to a sibling frame.
const { settings: first, port, place } = await awaitStart<FrameSettings>();
const component = place.get('component') as Component;
const names = FIELDS[component] ?? FIELDS.card;
const fields = new Map<FieldName, CardField>(names.map((name) => [name, createCardField(name)]));
const form = createCardForm(names, first);
const notifyPage = (message: FromFrame) => port.postMessage(message);
const main = document.querySelector('#fields') as HTMLElement;

function settle(settings: FrameSettings): void {
  form.settings = settings;
  document.documentElement.lang = settings.language;
  document.title = cardTexts(settings.language).frame;
  setAppearance(settings.appearance);
  for (const field of fields.values()) {
    field.setLanguage(settings.language);
    field.input.disabled = settings.disabled;
  }
}

function show(): void {
  for (const [name, field] of fields) {
    field.show(written(name, form.values[name] ?? ''));
    field.showError(form.errorMessage(name));
  }
  notifyPage({ type: 'change', change: form.change() });
}

function connect(name: FieldName, { input }: CardField): void {
  input.addEventListener('input', () => {
    form.values[name] = digitsOf(input.value);
    form.values[name] = digitsOf(input.value).slice(0, mostDigits(name, form.values));
    show();
  });
  input.addEventListener('focus', () => notifyPage({ type: 'focus' }));
  input.addEventListener('blur', () => {
    if (form.values[name]) form.touched.add(name);
    show();
    notifyPage({ type: 'blur' });
  });
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') notifyPage({ type: 'escape' });
  });
}

const firstInput = () => fields.get(names[0] ?? 'number')?.input;

port.addEventListener('message', async ({ data, ports: [sibling] }: MessageEvent<ToFrame>) => {
  if (data.type === 'update') settle(data.settings);
  if (data.type === 'focus') firstInput()?.focus();
  if (data.type === 'blur') (document.activeElement as HTMLElement | null)?.blur();
  if (data.type === 'join' && sibling) form.join(data.field, sibling);
  if (data.type === 'serve' && sibling) form.serve(sibling, show);
  if (data.type === 'clear') {
    form.clear();
    show();
  }
  if (data.type === 'ask') {
    const outcome = data.action === 'create' ? form.create(data.billingDetails) : form.validate();
    notifyPage({ type: 'reply', id: data.id, ...(await outcome) });
    show();
  }
});

main.classList.toggle('single', names.length === 1);
main.classList.toggle('bare', component !== 'payment');
for (const [name, field] of fields) connect(name, field);
main.append(...[...fields.values()].map(({ root }) => root));
settle(first);
new ResizeObserver(() => notifyPage({ type: 'height', height: main.offsetHeight })).observe(main);
port.start();
