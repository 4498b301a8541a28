const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const TOP_LEVEL = /^(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/;

/** An e-mail address without the white space that pasting leaves around it. */
export function normaliseEmail(input: string): string {
  return input.trim();
}

/**
 * An e-mail address with its domain in small letters, which mean the same there as capitals (RFC 5321, 2.4); before the @
 * they may not.
 */
export function emailAnswer(input: string): string {
  const text = normaliseEmail(input);
  const domain = text.lastIndexOf('@') + 1;
  return domain > 0 ? text.slice(0, domain) + text.slice(domain).toLowerCase() : text;
}

/**
 * True for an e-mail address the portal takes: a dot-atom of at most 64 characters, and a domain name with
 * a top level in letters, 254 in all (RFC 5321, 4.5.3.1). Narrower than the WHATWG rule of
 * input[type=email], which lets `ana@localhost` and `ana..lopez@…` pass.
 */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  if (at < 1 || at > 64 || value.length > 254) return false;
  const labels = value.slice(at + 1).split('.');
  return (
    LOCAL_PART.test(value.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  );
}
