import { expect, it } from 'vitest';
import {
  isCachedFile,
  isPageVisit,
  isWholeFile,
  outdatedFiles,
  partsOf,
  withParts,
} from '#app/offline/cached-files.ts';

const portal = 'https://clients.example';
const at = (path: string) => new URL(path, portal);

it.each([
  '/assets/start-DB39leSB.js',
  '/assets/figtree-latin-wght-normal-D_ZTVpCC.woff2',
  '/assets/start-Gz657VqE.css',
  '/config/manifest.de43f25347.json',
  '/config/rules.761dee8d0d.js',
  '/config/texts/es-ES/forms/comparison.27705c5396.json',
  '/config/app/icon.c24ae2d1f5.svg',
])('%s is cached, as its name contains the hash of its content', (path) => {
  expect(isCachedFile(at(path), portal)).toBe(true);
});

it.each([
  '/',
  '/facturas',
  '/index.html',
  '/service-worker.js',
  '/config/current.json',
  '/config/pages/comparador.html',
  '/config/app/offline.es-ES.3fb9f93166.html',
  '/config/brand/migjorn.svg',
  '/config/rules.761dee8d0d.js?again=1764000000000',
  '/api/v1/get_token',
  '/api/assets/start-DB39leSB.js',
  '/api/config/rules.761dee8d0d.js',
  '/sandbox-cards/v3/stripe.js',
  'https://js.stripe.com/assets/start-DB39leSB.js',
])('%s is requested from the network, untouched', (path) => {
  expect(isCachedFile(at(path), portal)).toBe(false);
});

const visit = { method: 'GET', mode: 'navigate', destination: 'document' } as const;
const worker = (parts: readonly string[]) =>
  partsOf(new URL(withParts('/worker.js', parts), portal));
const ownParts = worker(['', 'contratos', 'd', encodeURIComponent('préférences')]);

it.each(['/', '/contratos', '/contratos/gas?page=1', '/d/ayuda/7', '/préférences'])(
  'takes part in the visit of %s, a page by the list that its address carries',
  (path) => {
    expect(isPageVisit(visit, at(path), ownParts)).toBe(true);
    expect(isPageVisit(visit, at(path), worker([]))).toBe(path === '/');
  },
);

it.each([
  '/api/v2/invoices/1/pdf',
  '/oidc/auth?client_id=portal',
  '/config/current.json',
  '/sandbox-cards/v3/pages/card',
  '/contratos-2025.pdf',
  '/a-page-of-tomorrow',
])('leaves %s to the browser: it is no page by that list', (path) => {
  expect(isPageVisit(visit, at(path), ownParts)).toBe(false);
});

it('takes part in visits only, not in what frames and forms load', () => {
  const page = at('/contratos');
  expect(isPageVisit({ ...visit, destination: 'iframe' }, page, ownParts)).toBe(false);
  expect(isPageVisit({ ...visit, method: 'POST' }, page, ownParts)).toBe(false);
  expect(isPageVisit({ ...visit, mode: 'cors' }, page, ownParts)).toBe(false);
});

it.each<[status: number, type: ResponseType, kind: string, whole: boolean]>([
  [200, 'basic', 'text/javascript', true],
  [200, 'basic', 'text/html; charset=utf-8', false],
  [200, 'basic', '', false],
  [404, 'basic', 'text/javascript', false],
  [206, 'basic', 'text/javascript', false],
  [200, 'opaque', 'text/javascript', false],
])('an answer %i %s of kind "%s" is whole: %s', (status, type, kind, whole) => {
  const headers = new Headers(kind ? { 'Content-Type': kind } : {});
  expect(isWholeFile({ status, type, headers } as Response)).toBe(whole);
});

it('lets go of files of an application before this one, and of the oldest beyond what can be needed', () => {
  const old = `${portal}/assets/start-AAAAAAAA.js`;
  const current = `${portal}/assets/start-BBBBBBBB.js`;
  const texts = Array.from({ length: 600 }, (_, at) => `${portal}/config/texts/${at}.json`);
  const gone = outdatedFiles([old, current, ...texts], new Set(['/assets/start-BBBBBBBB.js']));
  expect(gone[0]).toBe(old);
  expect(outdatedFiles([old, current], new Set(['/assets/start-BBBBBBBB.js']))).toEqual([old]);
  expect(602 - gone.length).toBeLessThanOrEqual(500);
  expect(gone).not.toContain(texts.at(-1));
});
