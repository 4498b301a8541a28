import { expect, it } from 'vitest';
import { knownPerson } from '#domain/customer/user.ts';

const user = {
  ...{ id: 7, name: 'Laura Ferrer Puig', vat: '00000000T', email: null, mobile: '+34600000003' },
  ...{ language: null, nameParts: null },
};

it('a contracting knows the names of a customer where the retailer has their parts', () => {
  const nameParts = { name: 'Laura', surName1: 'Ferrer', surName2: null };
  expect(knownPerson({ ...user, nameParts } as never)).toEqual({
    ...{ id: 7, vat: '00000000T', email: null, mobile: '+34600000003' },
    ...{ name: 'Laura', surName1: 'Ferrer', surName2: null, companyName: null },
  });
  expect(
    knownPerson({ ...user, nameParts: { ...nameParts, surName2: 'Puig' } } as never).surName2,
  ).toBe('Puig');
  expect(knownPerson(user as never)).toMatchObject({ name: null, surName1: null, surName2: null });
});

it('or the name of a company, which is no tax id', () => {
  const company = { ...user, vat: 'b99000014', name: 'Talleres Ebro, S.L.' };
  expect(knownPerson(company as never).companyName).toBe('Talleres Ebro, S.L.');
  expect(knownPerson({ ...company, name: company.vat } as never).companyName).toBeNull();
});
