import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { Deployment } from './deployment.ts';

interface Asset {
  file: string;
  modified: number;
  type: string;
  etag: string;
  /** The content by content coding; `identity` is the file itself. */
  encoded: Map<string, Buffer>;
}

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest)|image\/svg)/;
const SMALLEST_WORTH_COMPRESSING = 1024;

interface StaticFilesOptions {
  staticDir: string;
  configDir: string;
  deployment: Deployment;
}

/**
 * The built portal: files of `staticDir`, those under `/config/` from `configDir`, and for the address of a page
 * `/config/pages/<path>.html`, for visitors, or else `/config/application.html`, which is also the body of status 404 for
 * an address that no page has. A file that the build compressed (`<file>.br`) is sent as it is; any other is compressed
 * once and cached in memory. `deploy/` has the same rules for other servers.
 */
export function createStaticFiles({ staticDir, configDir, deployment }: StaticFilesOptions) {
  const assets = new Map<string, Asset>();
  const routes = new Hono();

  routes.on(['GET', 'HEAD'], '*', async (http) => {
    const path = decoded(http.req.path);
    if (path === null) return http.text('Bad Request', 400);
    // The first address is a page like any other, not the file of the build.
    const asset = path === '/' ? null : await load(fileOf(path));
    if (asset) return send(http, asset, deployment.cacheControlOf(path));
    const prerendered = isVisitor(http) ? await load(pageOf(path)) : null;
    const page = isOfFile(http) ? null : (prerendered ?? (await loadApplication()));
    if (!page) return http.text('Not Found', 404);
    const cacheControl = deployment.cacheControlOf('/index.html');
    // The application says itself that there is no such page.
    const status = prerendered || deployment.isPage(path) ? 200 : 404;
    return send(http, page, cacheControl, { status, vary: 'Accept-Encoding, Cookie' });
  });

  function fileOf(path: string): string | null {
    const wanted = path.endsWith('/') ? `${path}index.html` : path;
    // Sources and the log of publications are for people and tools, the prerender bundle is for Node.
    return path.startsWith('/config/')
      ? fileBeside('private', configDir, wanted.slice('/config'.length))
      : fileBeside('prerender', staticDir, wanted);
  }

  /** The page that was prerendered for this address when the configuration was published. */
  function pageOf(path: string): string | null {
    return fileWithin(join(configDir, 'pages'), `${path.replace(/\/+$/, '') || '/index'}.html`);
  }

  /** The page of all other addresses: as it was published with the configuration, or else as it was built. */
  async function loadApplication(): Promise<Asset | null> {
    const published = await load(join(configDir, 'application.html'));
    return published ?? (await load(join(staticDir, 'index.html')));
  }

  async function load(file: string | null): Promise<Asset | null> {
    if (!file) return null;
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) return null;
    const known = assets.get(file);
    if (known && known.modified === found.mtimeMs) return known;
    const content = await readFile(file);
    const asset: Asset = {
      file,
      modified: found.mtimeMs,
      type: getMimeType(file) ?? 'application/octet-stream',
      etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
      encoded: new Map([['identity', content]]),
    };
    assets.set(file, asset);
    return asset;
  }

  return routes;
}

/** A file of a folder by its path there; null for one that lies outside, or in the closed folder within. */
function fileBeside(closed: string, folder: string, path: string): string | null {
  const file = fileWithin(folder, path);
  return file?.startsWith(join(resolve(folder), closed) + sep) ? null : file;
}

/** A file of a folder by its path there; null for one that lies outside. */
function fileWithin(folder: string, path: string): string | null {
  const root = resolve(folder);
  const file = resolve(root, `.${path}`);
  return file.startsWith(root + sep) ? file : null;
}

function decoded(path: string): string | null {
  try {
    const plain = decodeURIComponent(path);
    return plain.includes('\0') ? null : plain;
  } catch {
    return null;
  }
}

const OF_FILES = /^\/(api|assets|config|oidc|sandbox|sandbox-cards|sandbox-scripts)(\/|$)/;
const EXTENSION = /\.[a-z]\w*$/i;

/**
 * True for a visitor who is neither signed in nor about to be: pages are prerendered for visitors, and a customer would
 * see the wrong page for a moment.
 */
const isVisitor = ({ req }: Context): boolean =>
  !/(?:^|;\s*)token=/.test(req.header('cookie') ?? '') &&
  req.query('token') === undefined &&
  req.query('id_client') === undefined;

/** True for the address of a file, whatever the client accepts: a missing script must not be answered with a page. */
function isOfFile({ req }: Context): boolean {
  const isVisit = req.header('sec-fetch-mode') === 'navigate';
  return OF_FILES.test(req.path) || (EXTENSION.test(req.path) && !isVisit);
}

async function send(
  http: Context,
  asset: Asset,
  cacheControl: string,
  { status = 200, vary = 'Accept-Encoding' } = {},
): Promise<Response> {
  const coding = codingFor(http.req.header('accept-encoding') ?? '', asset);
  const headers: Record<string, string> = {
    'Content-Type': asset.type,
    'Cache-Control': cacheControl,
    ETag: `W/"${asset.etag}"`,
    Vary: vary,
  };
  if (status === 200 && http.req.header('if-none-match')?.includes(asset.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const body = await encode(asset, coding);
  headers['Content-Length'] = String(body.length);
  if (coding !== 'identity') headers['Content-Encoding'] = coding;
  const sent = http.req.method === 'HEAD' ? null : new Uint8Array(body);
  return new Response(sent, { status, headers });
}

function codingFor(accepted: string, { type, encoded }: Asset): 'br' | 'gzip' | 'identity' {
  const size = encoded.get('identity')?.length ?? 0;
  if (!COMPRESSIBLE.test(type) || size < SMALLEST_WORTH_COMPRESSING) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

const compressors = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

async function encode(
  { file, encoded }: Asset,
  coding: 'br' | 'gzip' | 'identity',
): Promise<Buffer> {
  const known = encoded.get(coding);
  if (known) return known;
  const plain = encoded.get('identity') ?? Buffer.alloc(0);
  const packed = coding === 'br' ? await readFile(`${file}.br`).catch(() => null) : null;
  const made = packed ?? (coding === 'identity' ? plain : await compressors[coding](plain));
  encoded.set(coding, made);
  return made;
}
