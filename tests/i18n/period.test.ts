import { expect, it } from 'vitest';
import { periodWriter } from '#i18n/period.ts';

const plain = (text: string) => text.replace(/[\s\u2009]/g, ' ');

it.each([
  ['es-ES', '2026-02-01', '2026-02-28', 'Feb 2026'],
  ['es-ES', '2024-02-01', '2024-02-29', 'Feb 2024'],
  ['es-ES', '2025-12-01', '2025-12-31', 'Dic 2025'],
  ['ca-ES', '2026-04-01', '2026-04-30', 'Abr 2026'],
  ['es-ES', '2024-02-01', '2024-02-28', '1–28 feb 2024'],
  ['es-ES', '2026-01-15', '2026-02-14', '15 ene – 14 feb 2026'],
  ['es-ES', '2026-02-01', '2026-03-31', '1 feb – 31 mar 2026'],
  ['es-ES', '2025-02-01', '2026-02-28', '1 feb 2025 – 28 feb 2026'],
  ['es-ES', null, '2026-02-28', ''],
  ['es-ES', '2026-02-28', '2026-02-01', ''],
  ['es-ES', '2026-02-xx', '2026-02-28', ''],
])('in %s %s to %s is written %s', (language, start, end, text) => {
  expect(plain(periodWriter(language)(start, end))).toBe(text);
});
