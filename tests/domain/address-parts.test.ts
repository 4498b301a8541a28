import { describe, expect, it } from 'vitest';
import { addressParts } from '#domain/values/address-parts.ts';

describe('an address', () => {
  it.each([
    [
      'Calle de los Almendros 14, 2.º B, 50001 Zaragoza',
      'Calle de los Almendros 14, 2.º B',
      'Zaragoza',
    ],
    ['Carrer de la Font Vella 3, 17820 Banyoles', 'Carrer de la Font Vella 3', 'Banyoles'],
    ['Calle 12345 Norte 1 28001 Madrid', 'Calle 12345 Norte 1', 'Madrid'],
    ['Calle Mayor 4', 'Calle Mayor 4', ''],
    ['50001 Zaragoza', '50001 Zaragoza', ''],
    ['', '', ''],
  ])('%s has its street and its town', (address, street, town) => {
    expect(addressParts(address)).toEqual({ street, town });
  });
});
