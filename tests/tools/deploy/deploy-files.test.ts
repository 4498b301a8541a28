import { expect, test } from 'vitest';
import { edited, emptyFolder, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { deployFiles } from '#tools/deploy/deploy-files.ts';
import { factsOfPublication, factsOfSources } from '#tools/deploy/server-facts.ts';
import { usualOptions } from '#tools/deploy/server-options.ts';

test('a partner has files with its own headers and paths, where its customers need them', () => {
  const root = writeConfiguration({
    ...soundFiles(),
    'schemas/partners/p/deployment.json': { headers: { 'X-Brand': 'p' } },
    'schemas/partners/p/locales/es-ES/routes.json': { login: '/puerta' },
  });
  const own = deployFiles(factsOfSources(root, null), usualOptions);
  const partners = deployFiles(factsOfSources(root, 'p'), usualOptions);
  const naming = (files: Record<string, string>, word: string) =>
    Object.keys(files).filter((name) => files[name]?.includes(word));
  expect(naming(own, 'X-Brand')).toEqual([]);
  expect(naming(partners, 'X-Brand')).toEqual([
    'nginx.conf',
    'Caddyfile',
    'cloudfront-headers.json',
  ]);
  expect(naming(partners, '/puerta')).toEqual(['nginx.conf', 'Caddyfile', 'cloudfront-request.js']);
  expect(() => factsOfSources(root, 'q')).toThrow('p');
});

test('requests are not forwarded where pages call the API at another origin', () => {
  const elsewhere = edited(soundFiles(), 'schemas/deployment.json', (file: { api: string }) => {
    file.api = 'https://api.retailer.example';
  });
  const facts = factsOfSources(writeConfiguration(elsewhere), null);
  const made = deployFiles(facts, usualOptions);
  expect(made['nginx.conf']).not.toContain('location /api');
  const forwarding = { ...usualOptions, api: 'https://api.retailer.example' };
  expect(() => deployFiles(facts, forwarding)).toThrow('https://api.retailer.example');
});

test('a function that CloudFront would refuse is not made, and neither is a file of no publication', () => {
  const facts = factsOfSources(writeConfiguration(soundFiles()), null);
  const addresses = Array.from({ length: 500 }, (_, number) => `^/a-long-address-${number}/*$`);
  expect(() => deployFiles({ ...facts, addresses }, usualOptions)).toThrow('10240 bytes');
  expect(() => factsOfPublication(emptyFolder())).toThrow('publish again');
});
