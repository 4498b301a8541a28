import { didYouMean } from '#tools/config/analysis/closest-name.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { settingSchemas } from '#tools/config/meta/settings-schema.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { settingNamed } from '#tools/config/sources/inline-settings.ts';
import { eachObject } from '#tools/config/sources/json-walk.ts';

/** Settings that forms name exist: known ones were replaced by their value before. */
export const formSettingsRule: SchemaRule = ({ view, meta }) => {
  const diagnostics: Diagnostic[] = [];
  const known = [...settingSchemas(meta('portal')).keys()];
  for (const form of [...view.forms.values(), ...view.fragments.values()])
    eachObject(form.value, (part, path) => {
      const key = settingNamed(part);
      if (key === undefined) return;
      diagnostics.push({
        ...form.place([...path, '$setting']),
        what: sentence`there is no setting "${key}"${didYouMean(key, known)}`,
        fix: sentence`use one of docs/SETTINGS.md`,
      });
    });
  return diagnostics;
};
