import { marked, type Token, type Tokens } from 'marked';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OutsideLink } from '#ui/controls/outside-link.tsx';

/** Levels of headings in a text: its card has the second. */
const headings = ['h3', 'h4'] as const;

/** A link to a page of the portal, to another site, or by another scheme, as mailto. */
function MarkdownLink({ href, children }: { href: string; children: ReactNode }): ReactNode {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  if (/^https:\/\//.test(href)) return <OutsideLink href={href}>{children}</OutsideLink>;
  return /^(mailto|tel):/.test(href) ? <a href={href}>{children}</a> : children;
}

/** Marked knows its tokens by `type`; its own union also has tokens of extensions, of any type. */
function rendered(token: Token): ReactNode {
  const inside = 'tokens' in token ? renderedAll(token.tokens) : null;
  switch (token.type) {
    case 'paragraph':
      return <p>{inside}</p>;
    case 'heading': {
      const Heading = headings[token.depth === 1 ? 0 : 1] ?? 'h4';
      return <Heading>{inside}</Heading>;
    }
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      const List = ordered ? 'ol' : 'ul';
      return <List>{renderedAll(items)}</List>;
    }
    case 'list_item':
      return <li>{inside}</li>;
    case 'blockquote':
      return <blockquote>{inside}</blockquote>;
    case 'strong':
      return <strong>{inside}</strong>;
    case 'em':
      return <em>{inside}</em>;
    case 'link':
      return <MarkdownLink href={token.href}>{inside}</MarkdownLink>;
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    case 'space':
    case 'checkbox':
      return null;
    default:
      // HTML, code and pictures are shown as they are written.
      return inside ?? ('text' in token ? String(token.text) : token.raw);
  }
}

const renderedAll = (tokens: readonly Token[] = []): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change their order
  tokens.map((token, place) => <Fragment key={place}>{rendered(token)}</Fragment>);

/** A text in Markdown, as elements: paragraphs, headings, lists, emphasis and links. HTML in it is shown as text. */
export function Markdown({ text }: { text: string }): ReactElement {
  return <>{renderedAll(marked.lexer(text))}</>;
}
