import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { useFormats } from '#i18n/formats.ts';
import { useGalleryWords } from '../gallery-words.ts';
import type { DesignSpecimen } from './design-specimen.ts';
import { type Token, useTokens } from './tokens.ts';
import '#ui/chart/chart-colours.scss';

/** What shows the value of a token that is no colour, by the beginning of its name. */
const kinds = {
  spaces: { prefix: '--space', style: (value) => ({ inlineSize: value, blockSize: '1rem' }) },
  texts: { prefix: '--text', style: (value) => ({ fontSize: value }) },
  radii: { prefix: '--radius', style: (value) => ({ borderRadius: value }) },
  shadows: { prefix: '--shadow', style: (value) => ({ boxShadow: value }) },
} satisfies Record<string, { prefix: string; style: (value: string) => CSSProperties }>;
type Kind = keyof typeof kinds;

const isOf = (name: string, kind: Kind) => name.startsWith(kinds[kind].prefix);
const named = Object.keys(kinds) as Kind[];

interface Listed {
  tokens: readonly Token[];
}

/** The colours, each with its value and how well it is seen. */
function Colours({ tokens }: Listed): ReactElement {
  const words = useGalleryWords();
  const { number } = useFormats();
  return (
    <Table heading={words.tokens.colours}>
      {tokens.map(
        ({ name, colour }) =>
          colour && (
            <Row key={name} name={name} value={colour.hex}>
              <span
                className="gallery-sample gallery-swatch"
                style={{ background: `var(${name})` }}
              />
              <span>
                {number(Math.round(colour.contrast * 10) / 10)} : 1 {words.tokens.with}{' '}
                <code>{colour.against}</code>
              </span>
            </Row>
          ),
      )}
    </Table>
  );
}

function Sizes({ tokens, kind }: Listed & { kind: Kind }): ReactElement {
  const words = useGalleryWords();
  return (
    <Table heading={words.tokens[kind]}>
      {tokens.map(
        ({ name, value }) =>
          isOf(name, kind) && (
            <Row key={name} name={name} value={value}>
              <span
                className={`gallery-sample gallery-${kind}`}
                style={kinds[kind].style(`var(${name})`)}
              >
                {kind === 'texts' && 'Aa'}
              </span>
            </Row>
          ),
      )}
    </Table>
  );
}

function Others({ tokens }: Listed): ReactElement {
  const words = useGalleryWords();
  const isOther = ({ name, colour }: Token) => !colour && !named.some((kind) => isOf(name, kind));
  return (
    <Table heading={words.tokens.others}>
      {tokens.filter(isOther).map(({ name, value }) => (
        <Row key={name} name={name} value={value} />
      ))}
    </Table>
  );
}

function Table({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <>
      <h3>{heading}</h3>
      <ul className="gallery-tokens">{children}</ul>
    </>
  );
}

interface RowProps {
  name: string;
  value: string;
  children?: ReactNode;
}

function Row({ name, value, children }: RowProps): ReactElement {
  return (
    <li>
      <code>{name}</code>
      <span className="gallery-token-value">{value}</span>
      {children}
    </li>
  );
}

function Tokens(): ReactElement {
  const tokens = useTokens();
  return (
    <>
      <Colours tokens={tokens} />
      {named.map((kind) => (
        <Sizes key={kind} {...{ tokens, kind }} />
      ))}
      <Others tokens={tokens} />
    </>
  );
}

/** Colours, spaces, sizes, corners and shadows, as the style sheets of the page have them. */
export const tokens: readonly DesignSpecimen[] = [
  { name: 'tokens', file: 'src/ui/styles/tokens.scss', Shown: Tokens },
];
