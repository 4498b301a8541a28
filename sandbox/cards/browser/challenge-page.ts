import { awaitStart } from './await-start.ts';
import { cardTexts } from './card-texts.ts';
import { answerIntent, readIntent } from './platform-calls.ts';
import type { ChallengeSettings } from './protocol.ts';

// The bank's page, without a real secret: three buttons for the customer's possible answers.
const { settings, port } = await awaitStart<ChallengeSettings>();
const base = new URL('../', location.href);
const texts = cardTexts(settings.language);
const main = document.querySelector('#challenge') as HTMLElement;
document.documentElement.lang = settings.language;
document.title = texts.challenge;

function element<T extends keyof HTMLElementTagNameMap>(tag: T, text: string) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

function leave(): void {
  port.postMessage('done');
}

function tooLate(): void {
  const close = element('button', texts.close);
  close.addEventListener('click', leave);
  const alert = element('p', texts.tooLate);
  alert.setAttribute('role', 'alert');
  main.replaceChildren(element('h1', texts.challenge), alert, close);
  close.focus();
}

function button(answer: 'accept' | 'refuse' | 'close'): HTMLButtonElement {
  const made = element('button', texts[answer]);
  made.className = answer;
  made.addEventListener('click', () => give(answer));
  return made;
}

async function give(answer: 'accept' | 'refuse' | 'close'): Promise<void> {
  for (const each of main.querySelectorAll('button')) each.disabled = true;
  const { error } = await answerIntent(base, settings, answer);
  if (error && answer !== 'close') tooLate();
  else leave();
}

// The dialog around this frame does not receive its key events.
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') give('close');
});

const { value: intent } = await readIntent(base, settings);
if (intent?.status !== 'requires_action') tooLate();
else {
  const heading = element('h1', texts.challenge);
  heading.tabIndex = -1;
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
  main.replaceChildren(
    heading,
    element('p', texts.challengeIntro),
    facts,
    button('accept'),
    button('refuse'),
    button('close'),
    element('small', texts.demo),
  );
  heading.focus();
}
