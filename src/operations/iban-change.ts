import type { Operation } from './operation.ts';

/** Changes the bank account of a contract. */
export const ibanChange: Operation = {
  async send() {
    throw new Error('being written');
  },
  stales: [['contract'], ['ibans']],
};
