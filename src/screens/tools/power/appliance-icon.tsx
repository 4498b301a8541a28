import type { ReactElement } from 'react';
import { Icon } from '#ui/layout/icon.tsx';

/** Designed like the icons of the portal: 24-px grid, two-pixel round strokes. Loaded with the calculator only. */
const shapes: Record<string, string> = {
  heater: 'M4.5 7h15v10h-15zM8.2 7v10M12 7v10M15.8 7v10M6.5 17v2.5M17.5 17v2.5',
  'central-heating':
    'M4 11.5 12 4.5l8 7M6.5 9.5V19.5h11V9.5M9.7 16.5c-1-1.4.8-2.3 0-3.7M12 16.5c-1-1.4.8-2.3 0-3.7M14.4 16.5c-1-1.4.8-2.3 0-3.7',
  'water-heater':
    'M7 6.5a3 3 0 0 1 3-3h4a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-4a3 3 0 0 1-3-3zM10 18.5v2.5M14 18.5v2.5M12 7.5c1.3 1.7 2 2.6 2 3.7a2 2 0 0 1-4 0c0-1.1.7-2 2-3.7Z',
  dishwasher:
    'M5 3.5h14v17H5zM5 7.5h14M8 5.5h.1M11 5.5h.1M8.5 11v5.5M12 11v5.5M15.5 11v5.5M7.5 16.5h9',
  washer:
    'M5 3.5h14v17H5zM5 7.5h14M8 5.5h.1M11 5.5h.1M12 10a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM8.5 14.5c1.2-1 2.3 1 3.5 0s2.3-1 3.5 0',
  dryer:
    'M5 3.5h14v17H5zM5 7.5h14M8 5.5h.1M11 5.5h.1M12 10a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM11 15.8c-1-1.2.8-2 0-3.4M13.5 15.8c-1-1.2.8-2 0-3.4',
  oven: 'M4.5 4h15v16h-15zM4.5 8.5h15M8 6.3h.1M12 6.3h.1M16 6.3h.1M7.5 11.5h9v5.5h-9z',
  hob: 'M4 5.5h16v13H4zM8.5 8.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM15.5 11.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6ZM15.5 8.3h.1M8.5 15.8h.1',
  'air-conditioning':
    'M3.5 5h17v7h-17zM6.5 9.5h11M8 15c0 1.5-1 2-1 3.5M12 15c0 1.5-1 2-1 3.5M16 15c0 1.5-1 2-1 3.5',
  microwave:
    'M3.5 6h17v11.5h-17zM6 8.5h8.5V15H6zM17.5 9h.1M17.5 12h.1M17.5 15h.1M6 17.5V19M18 17.5V19',
  fridge: 'M6.5 3h11v18h-11zM6.5 10h11M9.5 6v1.8M9.5 13v3',
  tv: 'M3.5 5.5h17v11h-17zM8.5 20h7M12 16.5V20',
  'electric-vehicle':
    'M4 16.5v-4l2-5h9.5l2.5 4.5 2.5 1v3.5h-2M9.8 16.5h4.7M4 16.5h1.2M7.5 14.7a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8ZM16.5 14.7a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8ZM11.3 8.8l-1.5 2.6h2.4l-1.5 2.5',
  pool: 'M3.5 16.5c1.4-1.2 2.8-1.2 4.2 0s2.9 1.2 4.3 0 2.8-1.2 4.2 0 2.9 1.2 4.3 0M3.5 20c1.4-1.2 2.8-1.2 4.2 0s2.9 1.2 4.3 0 2.8-1.2 4.2 0 2.9 1.2 4.3 0M8.5 13.5V6a2 2 0 0 1 3.5-1.3M15.5 13.5V6A2 2 0 0 1 19 4.7M8.5 10h7',
  'oil-heating':
    'M6 5.5c0-1.2 12-1.2 12 0v13c0 1.2-12 1.2-12 0zM6 5.5c0 1.2 12 1.2 12 0M6 12c0 1.2 12 1.2 12 0M12 14.8v.1',
};

/** The decorative picture of an appliance; one that a retailer added has the usual one. */
export function ApplianceIcon({ id }: { id: string }): ReactElement {
  const shape = shapes[id];
  if (!shape) return <Icon name="bolt" className="appliance-icon" />;
  return (
    <svg className="icon appliance-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shape} />
    </svg>
  );
}
