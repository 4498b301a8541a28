/** The module that a `() => import('./part.js')` loads; none where it is part of the application itself. */
export function moduleOf(load: () => Promise<unknown>): string[] {
  const [, file] = /import\(["'`]\.\/([^"'`]+)\.js["'`]\)/.exec(String(load)) ?? [];
  return file ? [file.replaceAll('~', '/')] : [];
}
