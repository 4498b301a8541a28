/** What becomes of the contracting of a tax id. */
export interface Fate {
  /** `unreachable` where who keeps the list of debtors does not answer. */
  solvency: 'good' | 'bad' | 'unreachable';
  identity: 'valid' | 'invalid' | 'unreachable';
  /** The lead is kept, and the retailer cannot go on with its person. */
  stops: boolean;
  /** The confirmation fails on the side of the retailer, and can be tried again. */
  confirmationFails: boolean;
  /** What the confirmation gives to show: as usual, nothing, or HTML that must not run. */
  result: 'usual' | 'none' | 'hostile';
}

const USUAL: Fate = {
  solvency: 'good',
  identity: 'valid',
  stops: false,
  confirmationFails: false,
  result: 'usual',
};

const FATES: Record<string, Partial<Fate>> = {
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

/** What becomes of a normalised tax id; of most nothing special. */
export function fateOf(vat: string): Fate {
  return { ...USUAL, ...FATES[vat] };
}
