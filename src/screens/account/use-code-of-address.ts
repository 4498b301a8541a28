import { useEffect, useState } from 'react';
import { forgetCodeOfAddress, takeCodeFromAddress } from '#api/address-code.ts';

/** What a form begins with: the code of the link, which left the address before anything else ran. */
export function useCodeOfAddress(): { account: { code?: string } } {
  const [subject] = useState(() => {
    const code = takeCodeFromAddress();
    return { account: code === null ? {} : { code } };
  });
  useEffect(() => forgetCodeOfAddress, []);
  return subject;
}
