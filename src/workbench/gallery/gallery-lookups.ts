import { type LookupEntry, lookups } from '#queries/lookups.ts';

const MANY = 8000;
const MANY_PRODUCTS = 60;

const entries = (count: number): LookupEntry[] =>
  Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    name: `${['Àger', 'Castelló d’Empúries', 'L’Hospitalet', 'Muñana', 'Sant Boi'][place % 5]} ${place + 1}`,
  }));

const products = (count: number): LookupEntry[] =>
  Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    name: place % 7 === 3 ? `Tarifa ${'con un nombre muy largo '.repeat(6)}` : `Luz ${place + 1}`,
    ov_description:
      place % 3 === 1
        ? null
        : 'Un precio para cada periodo, <strong>sin permanencia</strong>. <a href="https://lluerna.example/detalle">Detalle</a>',
    ov_link: place % 4 === 2 ? null : `https://lluerna.example/luz-${place + 1}`,
    ...(place % 2 === 0
      ? {
          prices: {
            power: [
              { period: 'P1', price: 29.98 },
              { period: 'P2', price: 3.94 },
            ],
            energy: [
              { period: 'P1', price: 0.1873 },
              { period: 'P2', price: 0.1352 },
              { period: 'P3', price: 0.1048 },
            ],
          },
        }
      : {}),
  }));

const reads: Record<string, () => Promise<LookupEntry[]>> = {
  galleryNone: async () => [],
  galleryOne: async () => entries(1),
  galleryFew: async () => entries(5),
  galleryMany: async () => entries(MANY),
  galleryProduct: async () => products(1),
  galleryProducts: async () => products(5),
  galleryManyProducts: async () => products(MANY_PRODUCTS),
  gallerySlow: () => new Promise(() => {}),
  galleryFailing: () => Promise.reject(new Error('This look-up of the gallery fails')),
};

/** Adds the look-ups of the specimens: none, one, few or thousands of entries, slow ones and failing ones. */
export function addGalleryLookups(): void {
  for (const [name, queryFn] of Object.entries(reads))
    lookups[name] = () => ({ queryKey: ['gallery', name], queryFn });
}
