import { escaped } from '#sandbox/web/escaped.ts';
import type { Block } from './mail-block.ts';
import { mailHtml } from './mail-html.ts';
import { mailTexts } from './mail-texts.ts';
import { signedThing } from './order-mails.ts';

interface Linked {
  kind: string;
  /** Number of the contract. */
  name: string;
  language: string;
  waits: boolean;
  isSigned: boolean;
}

/** The page of the link that requests a signature: what is signed, or that it is signed or no longer open. */
export function signaturePage(linked: Linked | undefined, portal: string): string {
  const { t, language } = mailTexts(linked?.language);
  const back: Block = { label: t('mails.signature.back'), url: `${portal}/` };
  if (!linked?.waits) {
    const subject = t(linked?.isSigned ? 'mails.signature.signed' : 'mails.signature.gone');
    return mailHtml({ language, subject, blocks: [back] });
  }
  const what = signedThing(t, linked.kind);
  const page = mailHtml({
    language,
    subject: t('mails.signature.subject', { what }),
    blocks: [
      {
        lines: [
          [t('mails.signature.what'), what],
          [t('mails.signature.contract'), linked.name],
        ],
      },
    ],
  });
  const button = `<form method="post"><button type="submit">${escaped(t('mails.signature.sign'))}</button></form>`;
  return page.replace('</body>', `${button}\n</body>`);
}
