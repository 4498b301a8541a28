import type { AllHandlers } from '#sandbox/api/handler.ts';
import { accountOperations } from './accounts.ts';
import { contentOperations } from './content.ts';
import { contractDocumentOperations } from './contract-documents.ts';
import { contractOperations } from './contracts.ts';
import { ibanChangeOperations } from './iban-change.ts';

/** Every operation of the description. */
export const operations: AllHandlers = {
  ...accountOperations,
  ...contentOperations,
  ...contractOperations,
  ...contractDocumentOperations,
  ...ibanChangeOperations,
};
