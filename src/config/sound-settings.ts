type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value: unknown) =>
  value === null ? 'nothing' : Array.isArray(value) ? 'list' : typeof value;

/**
 * Settings in which every key that the product knows is of the kind it should be: what is missing or of
 * another kind has the product's own value, and its dotted key is told. A setting that may be null is not judged.
 */
export function soundSettings<Settings>(
  settings: unknown,
  usual: Settings,
  tell: (key: string) => void,
  path = '',
): Settings {
  if (!isGroup(usual)) return settings as Settings;
  const sound: Group = isGroup(settings) ? { ...settings } : {};
  for (const [name, standard] of Object.entries(usual)) {
    const key = `${path}${name}`;
    const value = sound[name];
    if (isGroup(standard) && isGroup(value))
      sound[name] = soundSettings(value, standard, tell, `${key}.`);
    else if (standard !== null && kindOf(value) !== kindOf(standard)) {
      tell(key);
      sound[name] = standard;
    }
  }
  return sound as Settings;
}
