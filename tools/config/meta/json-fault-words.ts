import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { type Sentence, sentence } from '#tools/config/sentence.ts';

const words: Readonly<Record<string, Sentence>> = {
  InvalidSymbol: sentence`invalid symbol`,
  InvalidNumberFormat: sentence`invalid number format`,
  PropertyNameExpected: sentence`property name expected`,
  ValueExpected: sentence`value expected`,
  ColonExpected: sentence`colon expected`,
  CommaExpected: sentence`comma expected`,
  CloseBraceExpected: sentence`close brace expected`,
  CloseBracketExpected: sentence`close bracket expected`,
  EndOfFileExpected: sentence`end of file expected`,
  InvalidCommentToken: sentence`invalid comment token`,
  UnexpectedEndOfComment: sentence`unexpected end of comment`,
  UnexpectedEndOfString: sentence`unexpected end of string`,
  UnexpectedEndOfNumber: sentence`unexpected end of number`,
  InvalidUnicode: sentence`invalid unicode`,
  InvalidEscapeCharacter: sentence`invalid escape character`,
  InvalidCharacter: sentence`invalid character`,
};

const fixes: Readonly<Record<string, Sentence>> = {
  InvalidCommentToken: sentence`JSON has no comments: take it out`,
  CommaExpected: sentence`put a comma after the entry before it`,
  ColonExpected: sentence`put a colon between key and value`,
  ValueExpected: sentence`put a value here, or take out the comma before it`,
  PropertyNameExpected: sentence`put a key in double quotes here, or take out the comma before it`,
  CloseBraceExpected: sentence`close the object with }, or put a comma between its entries`,
  CloseBracketExpected: sentence`close the list with ], or put a comma between its entries`,
  InvalidSymbol: sentence`texts stand in double quotes; other values are numbers, true, false, null`,
  UnexpectedEndOfString: sentence`close the text with a double quote on the same line`,
  EndOfFileExpected: sentence`take out what stands after the last }`,
};

/** What is wrong where a file is no JSON, and how to mend it; `atEnd` where it ends too early. */
export function jsonFaultWords(
  error: ParseError | undefined,
  atEnd: boolean,
): { what: Sentence; fix: Sentence } {
  if (atEnd || !error)
    return {
      what: sentence`not JSON: the file ends before it is complete`,
      fix: sentence`it was cut off: restore its end, or close every { and [`,
    };
  const code = printParseErrorCode(error.error);
  return {
    what: sentence`not JSON: ${words[code] ?? code}`,
    fix: fixes[code] ?? sentence`compare it with a file that works`,
  };
}
