import type { Block, Section } from './mail-block.ts';
import { mailHtml } from './mail-html.ts';
import { type MailTexts, mailTexts } from './mail-texts.ts';
import type { Mail } from './outbox.ts';

/** An e-mail without its recipient. */
export type Written = Omit<Mail, 'recipient'>;

/** Who reads an e-mail. */
export interface Reader {
  /** Language of the API. */
  language: string | undefined;
  /** Empty where it is not known. */
  name: string;
}

/** Who reads an e-mail with links. */
export interface Addressee extends Reader {
  /** Address of the portal, without a trailing slash. */
  portal: string;
}

/** What a kind of e-mail says. */
interface Content {
  subject: string;
  blocks: readonly Block[];
  code?: string;
}

/** An e-mail as plain text and HTML: greeting, what `content` returns, and signature. */
export function writtenMail(
  { language, name }: Reader,
  content: (texts: MailTexts) => Content,
): Written {
  const texts = mailTexts(language);
  const { t } = texts;
  const { subject, blocks, ...code } = content(texts);
  const hello = name ? t('mails.hello', { name }) : t('mails.greeting');
  const bye: Section = { lines: [t('mails.bye'), t('mails.sender')] };
  const written = { language: texts.language, subject, blocks: [hello, ...blocks, bye] };
  return {
    ...{ ...code, subject, language: texts.language },
    text: written.blocks.map(plainText).join('\n\n'),
    html: mailHtml(written),
  };
}

function plainText(block: Block): string {
  if (typeof block === 'string') return block;
  if ('url' in block) return `${block.label}: ${block.url}`;
  const lines = block.lines.map((line) => (typeof line === 'string' ? line : line.join(': ')));
  return [...(block.heading ? [block.heading] : []), ...lines].join('\n');
}
