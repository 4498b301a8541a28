import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { element, field } from './xml.ts';

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const EXCLUSIVE_C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

/** The namespace that a document to be signed declares at its root under the prefix `ds`. */
export const SIGNATURE_NAMESPACE = { 'xmlns:ds': DSIG };

/**
 * Signs a document, written as Canonical XML, with an enveloped signature (XML-DSig, RSA with SHA-256). It contains the
 * bare public key, without certificate and XAdES properties, so it proves only that nothing was changed.
 */
export function signXml(document: string, key: KeyObject): string {
  const info = (attributes: Record<string, string>) =>
    element(
      'ds:SignedInfo',
      [
        element('ds:CanonicalizationMethod', '', { Algorithm: EXCLUSIVE_C14N }),
        element('ds:SignatureMethod', '', { Algorithm: RSA_SHA256 }),
        element('ds:Reference', [transforms(), ...digestOf(document)], { URI: '' }),
      ],
      attributes,
    );
  // Exclusive canonicalization declares the prefix on the signed element.
  const value = sign('sha256', Buffer.from(info(SIGNATURE_NAMESPACE)), key).toString('base64');
  const signature = element('ds:Signature', [
    info({}),
    field('ds:SignatureValue', value),
    element('ds:KeyInfo', element('ds:KeyValue', keyValue(key))),
  ]);
  const end = document.lastIndexOf('</');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document.slice(0, end)}${signature}${document.slice(end)}`;
}

function transforms(): string {
  return element('ds:Transforms', [
    element('ds:Transform', '', { Algorithm: `${DSIG}enveloped-signature` }),
    element('ds:Transform', '', { Algorithm: C14N }),
  ]);
}

function digestOf(document: string): string[] {
  const digest = createHash('sha256').update(document).digest('base64');
  return [element('ds:DigestMethod', '', { Algorithm: SHA256 }), field('ds:DigestValue', digest)];
}

function keyValue(key: KeyObject): string {
  const { n = '', e = '' } = createPublicKey(key).export({ format: 'jwk' });
  const base64 = (part: string) => Buffer.from(part, 'base64url').toString('base64');
  return element('ds:RSAKeyValue', [
    field('ds:Modulus', base64(n)),
    field('ds:Exponent', base64(e)),
  ]);
}
