import { readFileSync } from 'node:fs';
import { pngSide } from '#tools/config/app/png.ts';
import { brandFile } from '#tools/config/pages/app-icons.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import { isJsonObject } from '#tools/config/sources/json-value.ts';

/** Smallest side of a picture that browsers take for an installed application, in pixels. */
const SMALLEST = 192;

/** The pictures that `brand` names are there; the icon is one that browsers take for an application. */
export const brandIconRule: ViewRule = ({ root, view }) => {
  const { brand } = view.portal.value;
  return ['icon', 'logo'].flatMap((key) => {
    const name = isJsonObject(brand) ? brand[key] : null;
    if (typeof name !== 'string' || !/^[\w-]+\.(svg|png)$/.test(name)) return [];
    const file = brandFile(root, view.partner, name);
    const missing = {
      what: sentence`there is no picture "${name}"`,
      fix: sentence`put it into schemas/brand/ as ${name}`,
    };
    const wrong = file ? key === 'icon' && problemOf(file, name) : missing;
    return wrong ? [{ ...view.portal.place(['brand', key]), ...wrong }] : [];
  });
};

function problemOf(file: string, name: string): { what: Sentence; fix: Sentence } | null {
  const content = readFileSync(file);
  if (name.endsWith('.png')) {
    const side = pngSide(content);
    if (side !== null && side >= SMALLEST) return null;
    const fix = sentence`save it as a square PNG of at least ${SMALLEST} pixels a side`;
    return { what: sentence`"${name}" is not a picture for an application`, fix };
  }
  const svg = content.toString('utf8');
  if (/<svg[\s>]/.test(svg) && !/<script[\s>]/i.test(svg)) return null;
  return {
    what: sentence`"${name}" is not a plain SVG`,
    fix: sentence`save it as an SVG without scripts`,
  };
}
