/** Parameter of the address with the number of the invoice whose payment is open. */
export const PAY_PARAMETER = 'pay';
