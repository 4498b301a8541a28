import { awaitStart } from './await-start.ts';
import { cardTexts } from './card-texts.ts';
import { answerIntent, readIntent } from './platform-calls.ts';
import type { ChallengeSettings } from './protocol.ts';

// The bank's page, without a real secret: three buttons for the customer's possible answers. Closing it prompts first.
const { settings, port } = await awaitStart<ChallengeSettings>();
const base = new URL('../', location.href);
const texts = cardTexts(settings.language);
const main = document.querySelector('#challenge') as HTMLElement;
document.documentElement.lang = settings.language;
document.title = texts.challenge;

let state: 'reading' | 'asking' | 'leaving' | 'answering' | 'over' = 'reading';
/** Content of the challenge, once the intent is read. */
let question: readonly HTMLElement[] = [];

function element<T extends keyof HTMLElementTagNameMap>(tag: T, text: string) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

function leave(): void {
  port.postMessage('done');
}

function tooLate(): void {
  state = 'over';
  const close = element('button', texts.close);
  close.addEventListener('click', leave);
  const alert = element('p', texts.tooLate);
  alert.setAttribute('role', 'alert');
  main.replaceChildren(element('h1', texts.challenge), alert, close);
  close.focus();
}

function button(
  text: 'accept' | 'refuse' | 'close' | 'stay' | 'leaveNow',
  onClick: () => void,
): HTMLButtonElement {
  const made = element('button', texts[text]);
  made.className = text;
  made.addEventListener('click', onClick);
  return made;
}

async function give(answer: 'accept' | 'refuse' | 'close'): Promise<void> {
  state = 'answering';
  for (const each of main.querySelectorAll('button')) each.disabled = true;
  const { error } = await answerIntent(base, settings, answer);
  if (error && answer !== 'close') tooLate();
  else leave();
}

function show(parts: readonly HTMLElement[]): void {
  main.replaceChildren(...parts);
  main.querySelector('h1')?.focus();
}

function heading(text: string): HTMLElement {
  const made = element('h1', text);
  made.tabIndex = -1;
  return made;
}

function showQuestion(): void {
  state = 'asking';
  show(question);
}

/** Prompts before a payment is cancelled. Escape in the prompt returns to the challenge. */
function confirmLeaving(): void {
  if (state === 'over') leave();
  else if (state === 'leaving') showQuestion();
  else if (state === 'asking') {
    state = 'leaving';
    show([
      heading(texts.leave),
      element('p', texts.leaveIntro),
      button('stay', showQuestion),
      button('leaveNow', () => give('close')),
    ]);
  }
}

// The dialog around this frame does not receive its key events, and this frame not those of the dialog.
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') confirmLeaving();
});
port.onmessage = confirmLeaving;

const { value: intent } = await readIntent(base, settings);
if (intent?.status !== 'requires_action') tooLate();
else {
  const facts = document.createElement('dl');
  const amount = (intent.amount / 100).toLocaleString(settings.language, {
    style: 'currency',
    currency: intent.currency,
  });
  facts.append(
    element('dt', texts.concept),
    element('dd', intent.description),
    element('dt', texts.amount),
    element('dd', amount),
  );
  question = [
    heading(texts.challenge),
    element('p', texts.challengeIntro),
    facts,
    button('accept', () => give('accept')),
    button('refuse', () => give('refuse')),
    button('close', confirmLeaving),
    element('small', texts.demo),
  ];
  showQuestion();
}
