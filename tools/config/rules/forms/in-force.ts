import { FactPaths } from '#tools/config/analysis/fact-paths.ts';
import { widgetDefinitions } from '#tools/config/code/code-definitions.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { both, sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import { eachObject } from '#tools/config/sources/json-walk.ts';

const showing = Object.keys(widgetDefinitions).filter(
  (widget) => widgetDefinitions[widget]?.showsCurrent,
);
const isShowing = (widget: Json | undefined) => showing.some((one) => one === widget);

/** What is in force (option `current`) is a fact, of a widget that shows it. */
export const inForceRule: SchemaRule = ({ view, meta }) => {
  const facts = new FactPaths(meta('facts'), meta('portal'));
  return [...view.forms.values()].flatMap((form) => {
    if (!form.readable) return [];
    const diagnostics: Diagnostic[] = [];
    eachObject(form.value.ui, (ui, path) => {
      const options = ui['ui:options'];
      if (!isJsonObject(options) || typeof options.current !== 'string') return;
      const place = ['ui', ...path, 'ui:options', 'current'];
      if (!isShowing(ui['ui:widget'])) {
        const what = sentence`only ${both(showing.map((one) => `"${one}"`))} show what is in force`;
        const fix = sentence`use one of these widgets, or leave "current" out`;
        diagnostics.push({ ...form.place(place, 'key'), what, fix });
      } else if (!facts.at(options.current.split('/').slice(1))) {
        const what = sentence`there is no fact "${options.current}"`;
        const fix = sentence`name one of schemas/meta/facts.schema.json`;
        diagnostics.push({ ...form.place(place), what, fix });
      }
    });
    return diagnostics;
  });
};
