import type { ReactElement } from 'react';

/** Icons of the Studio, on the portal's 24-px grid. */
const shapes = {
  alert:
    'M12 8.5v4.5M12 16.6v.1M10.5 4.4 2.9 17.6A1.7 1.7 0 0 0 4.4 20h15.2a1.7 1.7 0 0 0 1.5-2.4L13.5 4.4a1.7 1.7 0 0 0-3 0Z',
  add: 'M12 5v14M5 12h14',
  braces:
    'M9 4.5c-2.5 0-2.5 1.5-2.5 3.5S6.5 12 4 12c2.5 0 2.5 2 2.5 4s0 3.5 2.5 3.5M15 4.5c2.5 0 2.5 1.5 2.5 3.5s0 4 2.5 4c-2.5 0-2.5 2-2.5 4s0 3.5-2.5 3.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  condition: 'M5 5.5h6.5M5 5.5v13M5 12h6.5M15 4l4.5 2.5L15 9M15 10.5l4.5 2.5-4.5 2.5M5 18.5h14',
  copy: 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9',
  desktop: 'M3.5 5h17v11h-17zM12 16v3.5M8 19.5h8',
  down: 'M12 5v14M6 13l6 6 6-6',
  edit: 'M14.5 5.5l4 4L8 20H4v-4L14.5 5.5ZM12.5 7.5l4 4',
  external: 'M13.5 5H19v5.5M19 5l-8 8M17 14v5H5V7h5',
  field: 'M3.5 8h17v8h-17zM7 10.5v3',
  file: 'M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4',
  form: 'M5 3.5h14v17H5zM8 8h8M8 12h8M8 16h4',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c2.3 2.3 3.4 5.2 3.4 8.5s-1.1 6.2-3.4 8.5c-2.3-2.3-3.4-5.2-3.4-8.5s1.1-6.2 3.4-8.5Z',
  grip: 'M9 6v.1M15 6v.1M9 12v.1M15 12v.1M9 18v.1M15 18v.1',
  group: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8.5 9h7M8.5 15h7',
  help: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.6 9.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2.9-1.2 1.7M12 16.6v.1',
  long: 'M4 7h16M4 12h16M4 17h10M17 14.5l3 2.5-3 2.5',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  offline:
    'M4 4l16 16M8.5 14.5a5 5 0 0 1 5-1.2M5 11a10 10 0 0 1 4.5-2.5M13.5 8.1A10 10 0 0 1 19 11M12 18.5v.1',
  page: 'M4 4.5h16v15H4zM4 9h16',
  part: 'M4 4.5h16v15H4zM8 9.5h8v5H8z',
  person:
    'M12 4a3.8 3.8 0 1 0 0 7.6A3.8 3.8 0 0 0 12 4ZM4.5 20c.8-3.7 3.8-5.6 7.5-5.6s6.7 1.9 7.5 5.6',
  phone: 'M8 3.5h8v17H8zM11 17.5h2',
  redo: 'M19 9H9a5 5 0 0 0 0 10h6M15 5l4 4-4 4',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 4v4.5H15',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM16 16l4.5 4.5',
  setting: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4',
  shop: 'M4.5 9.5 6 4.5h12l1.5 5M5.5 11v8.5h13V11M4.5 9.5a2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0 2.5 2.5 0 0 0 5 0',
  step: 'M5 6v.1M5 12v.1M5 18v.1M9 6h11M9 12h11M9 18h11',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  system:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 3.5v17M12 7.8h7.3M12 12h8.5M12 16.2h7.3',
  tablet: 'M5.5 3.5h13v17h-13zM10.5 17.5h3',
  text: 'M5 6.5h14M12 6.5V19',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 12.5h8L17 7',
  tree: 'M4.5 6h7M9 12h10.5M9 18h10.5M5.5 9v9.5',
  ungroup: 'M4 8V6M4 18v-2M20 8V6M20 18v-2M6.5 4h2M15.5 4h2M6.5 20h2M15.5 20h2M8.5 9h7M8.5 15h7',
  undo: 'M5 9h10a5 5 0 0 1 0 10H9M9 5 5 9l4 4',
  up: 'M12 19V5M6 11l6-6 6 6',
} as const;

export type StudioIconName = keyof typeof shapes;

/** A decorative icon; the text beside it, or the name of its button, says what it means. */
export function StudioIcon({ name }: { name: StudioIconName }): ReactElement {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </svg>
  );
}
