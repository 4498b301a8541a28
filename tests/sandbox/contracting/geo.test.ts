import { describe, expect, it } from 'vitest';
import provinces from '#sandbox/data/geo/provinces.json' with { type: 'json' };
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';

const sandbox = testSandbox();
const localities = async (zipcode: string) =>
  (await sandbox.api(`/v1/geo/zipcode/${zipcode}/`)).body.data.result;
const provinceOf = async (ine: string, lang = 'es_ES') =>
  (await sandbox.api(`/v1/geo/provincies/${ine}/?lang=${lang}`)).body.data.result;

describe('places', () => {
  it('are the municipalities of a postal code by name, wherever they lie', async () => {
    expect(await localities('01118')).toEqual([
      { city: 'Bernedo', ine: '01016' },
      { city: 'Condado de Treviño', ine: '09109' },
      { city: 'Lagrán', ine: '01030' },
    ]);
    expect(await localities('50001')).toEqual([{ city: 'Zaragoza', ine: '50297' }]);
    expect(await localities('00000')).toEqual([]);
  });

  it('lead to one province, named in the requested language', async () => {
    const [treviño] = (await localities('01118')).filter((place: { ine: string }) =>
      place.ine.startsWith('09'),
    );
    expect(await provinceOf(treviño.ine.slice(0, 2))).toEqual([{ id: 109, name: 'Burgos' }]);
    expect(await provinceOf('03')).toEqual([{ id: 103, name: 'Alicante' }]);
    expect(await provinceOf('03', 'ca_ES')).toEqual([{ id: 103, name: 'Alacant' }]);
    expect(await provinceOf('99')).toEqual([]);
  });

  it('cover all provinces', async () => {
    expect(provinces).toHaveLength(52);
    for (const { ine } of provinces) {
      const [place] = await localities(`${ine}001`);
      expect(place?.ine.slice(0, 2), ine).toBe(ine);
    }
  });

  it('refuse what is no postal code', async () => {
    const answer = await sandbox.api('/v1/geo/zipcode/5000/');
    expect([answer.status, answer.body.errors]).toEqual([400, { zipcode: ['invalid'] }]);
  });

  it('have kinds of street in both languages under the same numbers', async () => {
    const spanish = (await sandbox.api('/v1/geo/tipovias/')).body.data.result;
    const catalan = (await sandbox.api('/v1/geo/tipovias/?lang=ca_ES')).body.data.result;
    expect(spanish[0]).toEqual({ id: 1, name: 'Calle' });
    expect(catalan[0]).toEqual({ id: 1, name: 'Carrer' });
    expect(catalan.map(({ id }: { id: number }) => id)).toEqual(
      spanish.map(({ id }: { id: number }) => id),
    );
  });
});
