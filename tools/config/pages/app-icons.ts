import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#config/configuration-types.ts';
import { markColors } from '#domain/brand/brand-colors.ts';
import { markPng } from '#tools/config/app/mark-png.ts';
import { markSvg } from '#tools/config/app/mark-svg.ts';
import { pngSide } from '#tools/config/app/png.ts';
import { cachedCode } from '#tools/config/compile/code-cache.ts';
import type { PublishedFiles } from '#tools/config/publish/published-files.ts';

/** Side in pixels of the picture that iOS takes for its home screen. */
const TOUCH_SIDE = 180;

/** Published pictures of a portal as an app, relative to the folder of the configuration. */
export interface Icons {
  icon: string;
  /** A PNG for iOS; absent where the brand has an SVG of its own, which iOS does not take. */
  touch?: string;
  /** Those of the web manifest. */
  listed: { src: string; sizes: string; type: string; purpose: string }[];
}

/** Adds the picture that the brand has of its own, or else renders its sign in its colours. */
export function iconsOf(
  root: string,
  partner: string | null,
  { brand }: Settings,
  files: PublishedFiles,
): Icons {
  const own = brand.icon ? brandFile(root, partner, brand.icon) : undefined;
  if (own?.endsWith('.png')) {
    const content = readFileSync(own);
    const icon = files.add('app/icon', 'png', content);
    const sizes = `${pngSide(content)}x${pngSide(content)}`;
    return { icon, touch: icon, listed: [{ src: icon, sizes, type: 'image/png', purpose: 'any' }] };
  }
  const picture = (src: string, purpose: string) => ({
    src,
    sizes: 'any',
    type: 'image/svg+xml',
    purpose,
  });
  if (own) {
    const icon = files.add('app/icon', 'svg', readFileSync(own, 'utf8'));
    return { icon, listed: [picture(icon, 'any')] };
  }
  const colors = markColors(brand.colors);
  const icon = files.add('app/icon', 'svg', markSvg(colors, 'any'));
  const maskable = files.add('app/icon-maskable', 'svg', markSvg(colors, 'maskable'));
  const png = cachedCode(['mark', colors, TOUCH_SIDE], () =>
    markPng(colors, TOUCH_SIDE).toString('base64'),
  );
  const touch = files.add('app/touch-icon', 'png', Buffer.from(png, 'base64'));
  return { icon, touch, listed: [picture(icon, 'any'), picture(maskable, 'maskable')] };
}

/** The address of the logo: of a file of the configuration, once it is published, or as it is written. */
export function logoAddress(
  root: string,
  partner: string | null,
  { logo }: Settings['brand'],
  files: PublishedFiles,
): string | null {
  if (logo === null || logo.startsWith('/')) return logo;
  const file = brandFile(root, partner, logo);
  const kind = logo.endsWith('.png') ? 'png' : 'svg';
  return file ? `/config/${files.add('app/logo', kind, readFileSync(file))}` : null;
}

/** A file that `brand` names, of the partner or else of the retailer; undefined where there is none. */
export function brandFile(root: string, partner: string | null, name: string): string | undefined {
  const folders = [...(partner ? [`schemas/partners/${partner}/brand`] : []), 'schemas/brand'];
  return folders.map((folder) => join(root, folder, name)).find(existsSync);
}
