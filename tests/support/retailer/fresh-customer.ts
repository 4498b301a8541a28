/** A customer created for one test by `POST /sandbox/customers`, so that tests can run in parallel. */
export interface FreshCustomer {
  id: number;
  user: string;
  password: string;
  token: string;
  readOnlyToken: string;
  contracts: {
    id: number;
    name: string;
    type: 'electricity' | 'gas';
    state: string;
    amount_debt: number;
    requires_signature: boolean;
  }[];
}
