import { usePlace } from '#app/routing/screen-routes.tsx';
import { PAY_PARAMETER } from '#payment/pay-address.ts';
import { useSearchParams } from '#ui/address/use-address.ts';

/** Whether the page can pay: by its route, or as its address opens a payment. */
export function usePaying(): boolean {
  const [search] = useSearchParams();
  const place = usePlace();
  return place?.route.pays === true || search.has(PAY_PARAMETER);
}
