import { useSearchParams } from 'react-router-dom';
import { PAY_PARAMETER } from '#payment/pay-address.ts';
import { usePlace } from './screen-routes.tsx';

/** Whether the page can pay: by its route, or as its address opens a payment. */
export function usePaying(): boolean {
  const [search] = useSearchParams();
  const place = usePlace();
  return place?.route.pays === true || search.has(PAY_PARAMETER);
}
