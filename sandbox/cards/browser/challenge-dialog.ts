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
    let inPage: MessagePort | undefined;
    const page = framePage(dialog, { url, title, start }, (port) => {
      inPage = port;
      port.onmessage = finish;
      page.iframe.focus();
    });
    page.iframe.style.height = '100%';
    function finish() {
      page.remove();
      dialog.remove();
      resolve();
    }
    // Escape outside the frame: the page prompts first, and only its reply ends the challenge. A page that has not
    // loaded cannot prompt: the dialog then closes, as nothing else would close it.
    dialog.addEventListener('keydown', async (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      if (inPage) {
        page.iframe.focus();
        return inPage.postMessage('leave');
      }
      await answerIntent(base, settings, 'close');
      finish();
    });
    // A second close request of a browser cannot be prevented; the dialog is then shown again.
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    dialog.addEventListener('close', () => {
      if (dialog.isConnected) dialog.showModal();
    });
    dialog.showModal();
  });
}
