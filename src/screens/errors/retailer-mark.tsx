import type { ReactElement } from 'react';

/** Logo or name of the retailer above a page of 503 (customer area, section 2: error page). */
export function RetailerMark({
  brand,
}: {
  brand: { name: string; logo: string | null };
}): ReactElement {
  return (
    <p className="error-brand" translate="no">
      {brand.logo ? <img src={brand.logo} alt={brand.name} height="32" /> : brand.name}
    </p>
  );
}
