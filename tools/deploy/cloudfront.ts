import { readFileSync } from 'node:fs';
import type { ServerFacts } from './server-facts.ts';
import { closedFolders, filesAtRoot } from './server-options.ts';

/** CloudFront takes no larger function. */
const MOST_BYTES = 10_240;

/**
 * The function for viewer requests of CloudFront, which holds the addresses and the prerendered pages. Throws where there
 * are too many for one.
 */
export function cloudfrontRequest({ addresses, pages }: ServerFacts): string {
  const known = addresses.map((address) => address.replace(/^\^|\/\*\$$/g, ''));
  const data = {
    ADDRESSES: `^(?:${known.join('|')})/*$`,
    PAGES: pages,
    AT_ROOT: Object.fromEntries(filesAtRoot),
    CLOSED: closedFolders,
  };
  const constants = Object.entries(data).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
  );
  const code = readFileSync(new URL('./cloudfront-request.js', import.meta.url), 'utf8');
  const text = `// Made by \`npm run deploy:files\` (deploy/cdn.md); PAGES is empty without --published.\n${constants.join('')}\n${code}`;
  if (Buffer.byteLength(text) > MOST_BYTES)
    throw new Error(
      `cloudfront-request.js has more than ${MOST_BYTES} bytes: offer fewer languages`,
    );
  return text;
}

/** Headers that CloudFront knows by a name of its own. */
const KNOWN: Record<string, (value: string) => [string, object]> = {
  'content-security-policy': (value) => ['ContentSecurityPolicy', { ContentSecurityPolicy: value }],
  'x-content-type-options': () => ['ContentTypeOptions', {}],
  'referrer-policy': (value) => ['ReferrerPolicy', { ReferrerPolicy: value }],
  'x-frame-options': (value) => ['FrameOptions', { FrameOption: value }],
  'strict-transport-security': (value) => [
    'StrictTransportSecurity',
    {
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0),
      IncludeSubdomains: /includeSubDomains/i.test(value),
      Preload: /preload/i.test(value),
    },
  ],
};

/** The headers as a response headers policy of CloudFront, which adds them to answers with an error too. */
export function cloudfrontHeaders({ deployment: { headers } }: ServerFacts): string {
  const known = Object.entries(headers).flatMap(([name, value]) => {
    const [member, settings] = KNOWN[name.toLowerCase()]?.(value) ?? [];
    return member ? [[member, { Override: true, ...settings }] as const] : [];
  });
  const others = Object.entries(headers).filter(([name]) => !KNOWN[name.toLowerCase()]);
  const policy = {
    Name: 'portal-headers',
    SecurityHeadersConfig: Object.fromEntries(known),
    CustomHeadersConfig: {
      Quantity: others.length,
      Items: others.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}
