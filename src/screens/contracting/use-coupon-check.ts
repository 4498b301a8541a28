import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { couponLookup } from '#queries/contracting.ts';

/** Why a code was not applied: nothing typed, not a code of the retailer, or nobody could tell. */
export type CouponFault = 'required' | 'invalid' | 'failed';

/** Asks the retailer for a promotional code; only the answer to the last question counts. */
export function useCouponCheck(onValid: (code: string) => void) {
  const queryClient = useQueryClient();
  const [isChecking, setChecking] = useState(false);
  const [fault, setFault] = useState<CouponFault | null>(null);
  const asked = useRef('');
  const told = useRef(onValid);
  told.current = onValid;

  const check = async (code: string) => {
    asked.current = code;
    setFault(code === '' ? 'required' : null);
    if (code === '') return;
    setChecking(true);
    const verdict = await queryClient
      .fetchQuery({ ...couponLookup({ coupon: code }), retry: false })
      .then(
        (found): CouponFault | null => (found.length > 0 ? null : 'invalid'),
        (): CouponFault => 'failed',
      );
    if (asked.current !== code) return;
    setChecking(false);
    setFault(verdict);
    if (verdict === null) told.current(code);
  };
  return {
    check: (code: string) => void check(code),
    isChecking,
    fault,
    /** The code is typed anew: what was wrong with it is gone. */
    mend: () => {
      asked.current = '';
      setChecking(false);
      setFault(null);
    },
  };
}
