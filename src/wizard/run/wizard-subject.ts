import { createContext, useContext } from 'react';

type Subject = Readonly<Record<string, unknown>>;

const nothing: Subject = {};

/** What is known beside the wizard to its conditions, resets and look-ups: the customer who contracts. */
export const WizardSubject = createContext<Subject>(nothing);

/** The same, where a wizard is shown. */
export const useWizardSubject = (): Subject => useContext(WizardSubject);
