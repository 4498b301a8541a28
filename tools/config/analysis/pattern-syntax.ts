/** A part of a regular expression, with the characters it can begin, end and repeat with. */
export type PatternNode =
  | { kind: 'characters'; set: ReadonlySet<string> }
  | { kind: 'sequence'; parts: PatternNode[] }
  | { kind: 'choice'; options: PatternNode[] }
  | { kind: 'repeat'; body: PatternNode; least: number; most: number }
  /** Anchors and look-arounds, which consume no character. */
  | { kind: 'nothing'; inside?: PatternNode };

/** Printable ASCII, white space, and one letter for all other characters. */
const alphabet = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  '\n',
  '\t',
  'ñ',
];

const classes: Record<string, RegExp> = { d: /\d/, D: /\D/, w: /\w/, W: /\W/, s: /\s/, S: /\S/ };

/** Parses a JavaScript regular expression as far as its repetitions matter. The expression must be valid. */
export function parsePattern(source: string): PatternNode {
  let at = 0;
  const charactersLike = (test: RegExp): PatternNode => ({
    kind: 'characters',
    set: new Set(alphabet.filter((character) => test.test(character))),
  });
  const oneOf = (...characters: string[]): PatternNode => ({
    kind: 'characters',
    set: new Set(characters),
  });

  const choice = (): PatternNode => {
    const options = [sequence()];
    while (source[at] === '|') {
      at++;
      options.push(sequence());
    }
    return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options };
  };
  const sequence = (): PatternNode => {
    const parts: PatternNode[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated());
    return { kind: 'sequence', parts };
  };
  const repeated = (): PatternNode => {
    const body = atom();
    const [whole, sign, least, comma, most] =
      /^([*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(source.slice(at)) ?? [];
    if (!whole || !sign) return body;
    at += whole.length;
    if (sign === '*') return { kind: 'repeat', body, least: 0, most: Infinity };
    if (sign === '+') return { kind: 'repeat', body, least: 1, most: Infinity };
    if (sign === '?') return { kind: 'repeat', body, least: 0, most: 1 };
    const limit = most ? Number(most) : comma ? Infinity : Number(least);
    return { kind: 'repeat', body, least: Number(least), most: limit };
  };
  const atom = (): PatternNode => {
    const character = source[at++] ?? '';
    if (character === '(') return group();
    if (character === '[') return characterClass();
    if (character === '\\') return escaped();
    if (character === '^' || character === '$') return { kind: 'nothing' };
    if (character === '.') return charactersLike(/./);
    return oneOf(character);
  };
  const group = (): PatternNode => {
    const [opening = ''] = /^\?(?:[:=!]|<[=!]|<[^>]+>)/.exec(source.slice(at)) ?? [];
    at += opening.length;
    const inside = choice();
    at++;
    return /[=!]$/.test(opening) ? { kind: 'nothing', inside } : inside;
  };
  const characterClass = (): PatternNode => {
    const start = at - 1;
    while (source[at] !== ']') at += source[at] === '\\' ? 2 : 1;
    at++;
    return charactersLike(new RegExp(source.slice(start, at), 'u'));
  };
  const escaped = (): PatternNode => {
    const character = source[at++] ?? '';
    if (character === 'b' || character === 'B') return { kind: 'nothing' };
    const known = classes[character];
    if (known) return charactersLike(known);
    // A back reference or a Unicode property may match anything.
    if (/[1-9kpP]/.test(character)) {
      at += /^(?:\d+|[{<][^}>]*[}>])/.exec(source.slice(at))?.[0].length ?? 0;
      return oneOf(...alphabet);
    }
    if (character === 'u' || character === 'x') {
      at += /^(?:\{[^}]*\}|[0-9a-fA-F]{2,4})/.exec(source.slice(at))?.[0].length ?? 0;
      return oneOf('ñ');
    }
    return oneOf({ n: '\n', t: '\t' }[character] ?? character);
  };
  return choice();
}
