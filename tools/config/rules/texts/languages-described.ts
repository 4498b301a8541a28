import type { ViewRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject } from '#tools/config/sources/json-value.ts';

/** Every language that customers may choose is one that the retailer's API knows: it refuses any other in each call. */
export const languagesDescribedRule: ViewRule = ({ view: { portal }, code: { api } }) => {
  const known = [...api.operations.values()]
    .flatMap(({ parameters }) => parameters)
    .find(({ name, values }) => name === 'lang' && values)?.values;
  const { languages } = portal.value;
  if (!known || !isJsonObject(languages) || !Array.isArray(languages.offered)) return [];
  return languages.offered.flatMap((language, index) => {
    // As src/api sends it.
    const sent = String(language).replace('-', '_');
    if (known.includes(sent)) return [];
    const what = sentence`the retailer's API does not know the language "${sent}": it would refuse every call of who chooses it`;
    const fix = sentence`offer only languages of its parameter "lang" (${known.join(', ')}), or, once the API knows it, add it there in openapi/shared/parameters.yaml and run npm run generate`;
    return [{ ...portal.place(['languages', 'offered', index]), what, fix }];
  });
};
