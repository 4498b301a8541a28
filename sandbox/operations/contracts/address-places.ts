import municipalities from '#sandbox/data/geo/municipalities.json' with { type: 'json' };
import postalCodes from '#sandbox/data/geo/postal-codes.json' with { type: 'json' };
import provinces from '#sandbox/data/geo/provinces.json' with { type: 'json' };
import streetTypes from '#sandbox/data/geo/street-types.json' with { type: 'json' };
import { searchable } from '#sandbox/database/searchable.ts';

const codes: Record<string, string[]> = postalCodes;
const names: Record<string, string> = municipalities;

/** Province of a municipality by its INE code, with the retailer's own number. */
export function provinceOf(ine: string) {
  return provinces.find((province) => province.ine === ine.slice(0, 2));
}

/** Kind of street by its number. */
export function streetTypeOf(id: number | null | undefined) {
  return streetTypes.find((type) => type.id === id);
}

/**
 * INE code of the municipality with this name in the postal code; null when it belongs to others. The table of postal
 * codes is incomplete: for a missing one only the province is known, as `50000`.
 */
export function municipalityOf(zipcode: string, city: string): string | null {
  const served = codes[zipcode];
  if (!served) return `${zipcode.slice(0, 2)}000`;
  const wanted = searchable(city.trim());
  return served.find((ine) => spellings(names[ine] ?? '').includes(wanted)) ?? null;
}

/** `Alicante/Alacant` also as each of the two, `Roda, La` also as `La Roda`. */
function spellings(name: string): string[] {
  const parts = [name, ...name.split(/[/-]/)];
  const turned = parts.map((part) =>
    part.replace(/^(.+), (.+)$/, (_, rest, article) =>
      article.endsWith("'") ? article + rest : `${article} ${rest}`,
    ),
  );
  return [...parts, ...turned].map((part) => searchable(part.trim()));
}
