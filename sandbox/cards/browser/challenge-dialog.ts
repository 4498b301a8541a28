import { type CardLanguage, cardTexts } from './card-texts.ts';
import { framePage } from './framed-page.ts';
import { answerIntent } from './platform-calls.ts';
import type { ChallengeSettings } from './protocol.ts';

const LOOKS = {
  border: '0',
  borderRadius: '8px',
  padding: '0',
  width: 'min(28rem, calc(100vw - 2rem))',
  height: 'min(30rem, calc(100dvh - 2rem))',
  overflow: 'hidden',
};

/**
 * Shows the bank's page over everything else until the customer has answered or closed it. The caller reads the outcome
 * from the platform, not from the page.
 */
export function showChallenge(
  base: URL,
  settings: { key: string; language: CardLanguage; clientSecret: string },
): Promise<void> {
  const title = cardTexts(settings.language).challenge;
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', title);
  Object.assign(dialog.style, LOOKS);
  document.body.append(dialog);

  return new Promise((resolve) => {
    const url = new URL('pages/challenge', base);
    const start = (): ChallengeSettings => settings;
    const page = framePage(dialog, { url, title, start }, (port) => {
      port.onmessage = finish;
      page.iframe.focus();
    });
    page.iframe.style.height = '100%';
    function finish() {
      page.remove();
      dialog.close();
      dialog.remove();
      resolve();
    }
    dialog.addEventListener('cancel', async (event) => {
      event.preventDefault();
      await answerIntent(base, settings, 'close');
      finish();
    });
    dialog.showModal();
  });
}
