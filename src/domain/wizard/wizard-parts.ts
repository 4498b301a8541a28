import type { WizardMemory, WizardRender } from './wizard.ts';

/** A part of a wizard that the retailer has confirmed: of a dual contracting, electricity or gas. */
export interface ConfirmedPart {
  name: string;
  /** The retailer's reference. */
  reference: string;
  render: WizardRender | null;
}

interface Parts {
  confirmed?: readonly ConfirmedPart[];
  /** Steps whose answers belong to a confirmed part and can no longer change. */
  fixed?: readonly string[];
}

const listIn = <Name extends keyof Parts>(memory: WizardMemory, name: Name) => {
  const list = (memory as Parts)[name];
  return (Array.isArray(list) ? list : []) as NonNullable<Parts[Name]>;
};

export const confirmedParts = (memory: WizardMemory) => listIn(memory, 'confirmed');
export const fixedSteps = (memory: WizardMemory) => listIn(memory, 'fixed');

/** The memory after a part was confirmed; `fixes` are the steps that it holds fast. */
export function withConfirmedPart(
  memory: WizardMemory,
  part: ConfirmedPart,
  fixes: readonly string[],
): WizardMemory {
  const confirmed = [...confirmedParts(memory), part];
  return { ...memory, confirmed, fixed: [...fixedSteps(memory), ...fixes] };
}
