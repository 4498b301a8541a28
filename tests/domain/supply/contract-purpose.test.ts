import { describe, expect, it } from 'vitest';
import { contractDialogs, contractPurpose } from '#domain/contract/contract-purpose.ts';
import {
  contractsPerPage,
  firstInvoiceType,
  isContractType,
} from '#domain/contract/contract-types.ts';

describe('what a contract is wanted for', () => {
  it('is the dialog of its page, for active contracts of the kinds that have it', () => {
    expect(contractPurpose({ dialog: 'iban-change', action: 'download' })).toEqual({
      query: 'dialog=iban-change',
      page: 'contract',
      types: ['electricity', 'gas', 'multipoint'],
      isChange: true,
    });
    const typesOf = (dialog: string) => contractPurpose({ dialog })?.types;
    for (const dialog of ['power-change', 'sips-opt-out'])
      expect(typesOf(dialog)).toEqual(['electricity', 'multipoint']);
    for (const dialog of ['double-tariff', 'happy-hours', 'happy-day'])
      expect(typesOf(dialog)).toEqual(['electricity']);
    for (const dialog of ['notification-address', 'invoice-delivery', 'electronic-notification'])
      expect(typesOf(dialog)).toHaveLength(3);
    expect(contractDialogs).toHaveLength(9);
  });

  it('is else what its page, or that of its invoices, does by itself', () => {
    expect(contractPurpose({ action: 'invoices' })).toEqual({
      query: 'action=invoices',
      page: 'invoices',
      types: ['electricity', 'gas', 'multipoint'],
      isChange: false,
    });
    expect(contractPurpose({ dialog: null, action: 'consumption' })).toMatchObject({
      page: 'contract',
      types: ['electricity', 'multipoint'],
    });
    expect(contractPurpose({ action: 'download' })?.types).toContain('gas');
  });

  it.each([{}, { dialog: 'terminate' }, { dialog: 'constructor' }, { action: 'toString' }])(
    'is nothing for %o',
    (parameters) => expect(contractPurpose(parameters)).toBeNull(),
  );
});

it('kinds of supply are three', () => {
  expect(['electricity', 'gas', 'multipoint'].every(isContractType)).toBe(true);
  expect([undefined, 'water', 'Gas'].some(isContractType)).toBe(false);
});

it('gas has a number of contracts on a page of its own, where it is set', () => {
  const perPage = (gasItemsPerPage: number | null, type: 'gas' | 'electricity') =>
    contractsPerPage({ itemsPerPage: 10, gasItemsPerPage } as never, type);
  expect([perPage(4, 'gas'), perPage(null, 'gas'), perPage(4, 'electricity')]).toEqual([4, 10, 10]);
});

it('invoices of single supplies come first, in the order of the setting', () => {
  const first = (displayTypes: string[]) => firstInvoiceType({ displayTypes } as never);
  expect(first(['multipoint', 'gas', 'electricity'])).toBe('gas');
  expect(first(['water', 'multipoint'])).toBeUndefined();
});
