/** A way on from the end of a wizard: to the start page, the printer, the home screen, or to a page by its route. */
export interface WizardWay {
  id?: string;
  action?: 'leave' | 'print' | 'install';
  route?: string;
  icon?: 'home' | 'invoice' | 'mail' | 'document' | 'chart' | 'person' | 'print' | 'download';
  requires?: string[];
  /** `primary` for the one that matters most. */
  look?: 'primary';
}

/** Options of the part. */
export interface WizardWaysOptions {
  ways?: readonly WizardWay[];
}

/** Name of a way, which its text has too. */
export const nameOfWay = ({ id, action, route }: WizardWay): string => id ?? action ?? route ?? '';
