import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { couponLookup } from '#queries/contracting/contracting.ts';

/** Why a code was not applied: empty, unknown to the retailer, or the check failed. */
export type CouponError = 'required' | 'invalid' | 'failed';

/** Checks a promotional code at the retailer; only the answer to the last request counts. */
export function useCouponCheck(onValid: (code: string) => void) {
  const queryClient = useQueryClient();
  const [isChecking, setChecking] = useState(false);
  const [error, setError] = useState<CouponError | null>(null);
  const lastCode = useRef('');
  const onValidRef = useRef(onValid);
  onValidRef.current = onValid;

  const check = async (code: string) => {
    lastCode.current = code;
    setError(code === '' ? 'required' : null);
    if (code === '') return;
    setChecking(true);
    const verdict = await queryClient
      .fetchQuery({ ...couponLookup({ coupon: code }), retry: false })
      .then(
        (coupons): CouponError | null => (coupons.length > 0 ? null : 'invalid'),
        (): CouponError => 'failed',
      );
    if (lastCode.current !== code) return;
    setChecking(false);
    setError(verdict);
    if (verdict === null) onValidRef.current(code);
  };
  return {
    check: (code: string) => void check(code),
    isChecking,
    error,
    /** Removes the error when the code is edited. */
    clearError: () => {
      lastCode.current = '';
      setChecking(false);
      setError(null);
    },
  };
}
