import type { ReactElement } from 'react';

/** Designed for this portal on a 24-px grid, two-pixel round strokes. */
const shapes = {
  alert:
    'M12 8.5v4.5M12 16.6v.1M10.5 4.4 2.9 17.6A1.7 1.7 0 0 0 4.4 20h15.2a1.7 1.7 0 0 0 1.5-2.4L13.5 4.4a1.7 1.7 0 0 0-3 0Z',
  'arrow-left': 'M19 12H5M11 6l-6 6 6 6',
  'arrow-right': 'M5 12h14M13 6l6 6-6 6',
  bank: 'M4 10h16L12 4 4 10ZM6 10v8M10 10v8M14 10v8M18 10v8M3.5 20.5h17',
  bolt: 'M13 3 5 13.5h6L10 21l9-11h-6.5L13 3Z',
  calendar: 'M5 6.5h14v13H5zM5 10.5h14M9 4v4M15 4v4',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10.2a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4Z',
  chart: 'M4.5 19.5h15M7.5 16v-5M12 16V5M16.5 16V8.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'check-circle': 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM8.3 12.3l2.5 2.5 5-5.2',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  contrast:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 3.5v17M12 7.8h7.3M12 12h8.5M12 16.2h7.3',
  copy: 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9',
  document: 'M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4M9.5 12.5h5M9.5 16h5',
  download: 'M12 4v11M7.5 11 12 15.5 16.5 11M5 19.5h14',
  external: 'M13.5 5H19v5.5M19 5l-8 8M17 14v5H5V7h5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
  'eye-off':
    'M4 4l16 16M9.9 5.8c.7-.2 1.4-.3 2.1-.3 6 0 9.5 6.5 9.5 6.5s-.9 1.7-2.6 3.4M6.3 7.4C3.8 9.1 2.5 12 2.5 12S6 18.5 12 18.5c1.6 0 3-.4 4.2-1.1M10 10.1a2.8 2.8 0 0 0 3.9 3.9',
  filter: 'M4 6.5h16M7 12h10M10 17.5h4',
  flame:
    'M12 3c.6 3.5 5.5 5.5 5.5 11a5.5 5.5 0 0 1-11 0c0-2.4 1.3-3.8 2.2-5 .4 1.5 1.2 2.3 2 2.6C10.2 8.7 10.4 5.5 12 3Z',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c2.3 2.3 3.4 5.2 3.4 8.5s-1.1 6.2-3.4 8.5c-2.3-2.3-3.4-5.2-3.4-8.5s1.1-6.2 3.4-8.5Z',
  help: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.6 9.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2.9-1.2 1.7M12 16.6v.1',
  home: 'M4 11.5 12 4.5l8 7M6.5 9.5V19h11V9.5M10 19v-5h4v5',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11.5v4.5M12 8v.1',
  invoice: 'M6 3.5h12v17l-3-1.8-3 1.8-3-1.8-3 1.8v-17ZM9.5 8.5h5M9.5 12.5h5',
  lock: 'M6 10.5h12v9H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  logout: 'M14 4.5H5.5v15H14M10 12h10M16.5 8.5 20 12l-3.5 3.5',
  mail: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  offline:
    'M4 4l16 16M8.5 14.5a5 5 0 0 1 5-1.2M5 11a10 10 0 0 1 4.5-2.5M13.5 8.1A10 10 0 0 1 19 11M12 18.5v.1',
  person:
    'M12 4a3.8 3.8 0 1 0 0 7.6A3.8 3.8 0 0 0 12 4ZM4.5 20c.8-3.7 3.8-5.6 7.5-5.6s6.7 1.9 7.5 5.6',
  phone:
    'M6.5 3.8 9.3 4l1.3 4-2 1.5a12 12 0 0 0 5.9 5.9l1.5-2 4 1.3.2 2.8c0 1.5-1.2 2.7-2.7 2.7C10.3 20.2 3.8 13.7 3.8 6.5c0-1.5 1.2-2.7 2.7-2.7Z',
  pin: 'M12 3.5a6.5 6.5 0 0 1 6.5 6.5c0 4.5-6.5 10.5-6.5 10.5S5.5 14.5 5.5 10A6.5 6.5 0 0 1 12 3.5ZM12 7.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z',
  print: 'M7 8.5V4h10v4.5M7 17H4.5V8.5h15V17H17M7 13.5h10V20H7z',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 4v4.5H15',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM16 16l4.5 4.5',
  shield: 'M12 3.5 5 6v5.5c0 4.3 2.9 7.5 7 9 4.1-1.5 7-4.7 7-9V6l-7-2.5ZM8.8 12l2.3 2.3 4.3-4.5',
  sort: 'm8.5 9.5 3.5-4 3.5 4M8.5 14.5l3.5 4 3.5-4',
  tag: 'M4 4h7.5l8.5 8.5-7.5 7.5L4 11.5V4ZM8.2 8.2v.1',
} as const;

export type IconName = keyof typeof shapes;

/** A decorative icon in the colour and size of its text; the text beside it must carry the meaning. */
export function Icon({
  name,
  className = '',
}: {
  name: IconName;
  className?: string;
}): ReactElement {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </svg>
  );
}
