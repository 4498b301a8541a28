import type { WizardAnswers } from '#domain/wizard/wizard.ts';
import type { ComparedEnergy, ComparedInputs } from './comparison.ts';

/** Wizards that contract an energy, the one for it alone first. */
export const contractingWizards = {
  electricity: ['contracting-electricity', 'contracting-dual'],
  gas: ['contracting-gas', 'contracting-dual'],
} as const satisfies Record<ComparedEnergy, readonly string[]>;

export type ContractingWizard = (typeof contractingWizards)[ComparedEnergy][number];

const present = (answers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value != null));

/**
 * What a comparison knows for a contracting, by its steps. A power that is missing for P2 is that of P1, as it was
 * compared. A supply that is billed has a contract, with the retailer of the bill. P3 to P6 are not passed on.
 */
export function contractingAnswers(
  wizard: ContractingWizard,
  inputs: ComparedInputs,
  product: number | null,
): WizardAnswers {
  const { energy, cups, comerOrigin, accessTariff, power, power2, access_tariff } = inputs;
  const selectedProduct = product;
  if (energy === 'electricity') {
    return {
      installation: present({ cups, comerOrigin, activeContract: true }),
      contract: present({ power, power2: power2 ?? power, accessTariff, selectedProduct }),
    };
  }
  const gas = { accessTariff: access_tariff, selectedProduct };
  return wizard === 'contracting-dual'
    ? { 'gas-contract': present({ includeGas: true, cups, comerOrigin, ...gas }) }
    : {
        installation: present({
          gasCups: cups,
          gasComerOrigin: comerOrigin,
          activeContract: true,
        }),
        'gas-contract': present(gas),
      };
}
