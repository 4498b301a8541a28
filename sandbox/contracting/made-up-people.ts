/** Outcome of a contracting for a tax id. */
export interface PersonOutcome {
  /** `unreachable` when the register of debtors does not answer. */
  solvency: 'good' | 'bad' | 'unreachable';
  identity: 'valid' | 'invalid' | 'unreachable';
  /** True when the lead is stored and the retailer refuses its person. */
  stops: boolean;
  /** True when the confirmation fails with an error of the retailer, and can be retried. */
  confirmationFails: boolean;
  /** Text after the confirmation: the usual one, none, or HTML that must not run. */
  result: 'usual' | 'none' | 'hostile';
}

const USUAL: PersonOutcome = {
  solvency: 'good',
  identity: 'valid',
  stops: false,
  confirmationFails: false,
  result: 'usual',
};

const OUTCOMES: Record<string, Partial<PersonOutcome>> = {
  '00000001R': { solvency: 'bad' },
  B00000018: { solvency: 'bad' },
  '00000002W': { identity: 'invalid' },
  '00000003A': { solvency: 'bad', identity: 'invalid' },
  '00000004G': { stops: true },
  '00000005M': { solvency: 'unreachable' },
  '00000006Y': { identity: 'unreachable' },
  '00000007F': { confirmationFails: true },
  '00000008P': { result: 'none' },
  '00000010X': { result: 'hostile' },
};

/** Outcome of a normalised tax id; for most the usual one. */
export function outcomeOf(vat: string): PersonOutcome {
  return { ...USUAL, ...OUTCOMES[vat] };
}
