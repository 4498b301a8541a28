import { readCodeNames } from './code-names.ts';
import { compileRuntime, formatsOf } from './compile-runtime.ts';
import {
  type ConfigurationSources,
  filesOf,
  readConfigurationSources,
} from './configuration-sources.ts';
import { type Fault, inReadingOrder, printFault } from './fault.ts';
import type { CheckContext, FileRule, ViewRule } from './rule.ts';
import { conditionPlacesRule } from './rules/condition-places.ts';
import { conditionsRule } from './rules/conditions.ts';
import { defaultsRule } from './rules/defaults.ts';
import { deploymentRule } from './rules/deployment.ts';
import { examplesRule } from './rules/examples.ts';
import { formFieldsRule } from './rules/form-fields.ts';
import { formSettingsRule } from './rules/form-settings.ts';
import { formTextsRule } from './rules/form-texts.ts';
import { fragmentTextsRule } from './rules/fragment-texts.ts';
import { fragmentsRule } from './rules/fragments.ts';
import { homeActionsRule } from './rules/home-actions.ts';
import { keysRule } from './rules/keys.ts';
import { languagesAgreeRule } from './rules/languages-agree.ts';
import { lookUpsRule } from './rules/look-ups.ts';
import { metaSchemasRule } from './rules/meta-schemas.ts';
import { partnerOverridesRule } from './rules/partner-overrides.ts';
import { patternsRule } from './rules/patterns.ts';
import { scheduleRule } from './rules/schedule.ts';
import { schemaNamesRule } from './rules/schema-names.ts';
import { settingsAgreeRule } from './rules/settings-agree.ts';
import { textKeysRule } from './rules/text-keys.ts';
import { widgetTypesRule } from './rules/widget-types.ts';
import { wizardStepsRule } from './rules/wizard-steps.ts';
import { wordingsRule } from './rules/wordings.ts';
import { readMetaSchema } from './settings-schema.ts';
import { strayFiles } from './stray-files.ts';
import { readTextUses } from './text-uses.ts';
import { type View, viewsOf } from './view.ts';
import { namesOf } from './view-names.ts';

const fileRules: readonly FileRule[] = [(file) => file.faults, keysRule, schemaNamesRule];

const viewRules: readonly ViewRule[] = [
  metaSchemasRule,
  settingsAgreeRule,
  formSettingsRule,
  fragmentsRule,
  conditionsRule,
  conditionPlacesRule,
  formFieldsRule,
  lookUpsRule,
  widgetTypesRule,
  defaultsRule,
  wizardStepsRule,
  wordingsRule,
  patternsRule,
  formTextsRule,
  fragmentTextsRule,
  languagesAgreeRule,
  textKeysRule,
  scheduleRule,
  homeActionsRule,
  deploymentRule,
  partnerOverridesRule,
  examplesRule,
];

type Formats = Readonly<Record<string, (value: string) => boolean>>;

/** Every fault of the configuration under `root`, the retailer's and every partner's, in reading order. */
export async function checkConfiguration(root: string): Promise<Fault[]> {
  const formats = await formatsOf(await compileRuntime(root));
  return checkSources(root, readConfigurationSources(root), formats);
}

/** As `checkConfiguration`, for files that were read already. */
export function checkSources(
  root: string,
  sources: ConfigurationSources,
  formats: Formats,
): Fault[] {
  const files = [sources.defaults, ...sources.partners.values()].flatMap(filesOf);
  const views = viewsOf(sources);
  const [defaults] = views;
  if (!defaults) return [];
  const code = readCodeNames(root);
  const texts = readTextUses(root);
  const inView = (view: View): Fault[] => {
    const names = knownNames(view, code, formats);
    const meta = (name: string) => readMetaSchema(root, name);
    const context = { root, view, defaults, code, texts, formats, names, meta };
    return viewRules.flatMap((rule) => oncePerFragment(rule(context)));
  };
  const own = inView(defaults);
  const known = new Set(own.map(printFault));
  const partners = views.slice(1).flatMap((view) =>
    inView(view)
      .filter((fault) => !known.has(printFault(fault)))
      .map((fault) =>
        isOf(view, fault)
          ? fault
          : { ...fault, what: `${fault.what} (for partner ${view.partner})` },
      ),
  );
  return inReadingOrder([
    ...strayFiles(root),
    ...files.flatMap((file) => fileRules.flatMap((rule) => rule(file))),
    ...own,
    ...partners,
  ]);
}

/** A fault of a fragment once, though each form that uses it has it under an address of its own. */
function oncePerFragment(faults: readonly Fault[]): Fault[] {
  const seen = new Set<string>();
  return faults.filter(({ file, line, column, what }) => {
    if (!file.includes('/fragments/')) return true;
    const fault = `${file}:${line}:${column} ${what.replace(/"[\w/*]+\//g, '"')}`;
    return !seen.has(fault) && seen.add(fault);
  });
}

function isOf({ partner }: View, { file }: Fault): boolean {
  return file.startsWith(`schemas/partners/${partner}/`);
}

/** Names by kind. Those that stand in a file nobody can read are left out: asking for them would blame others. */
function knownNames(
  view: View,
  code: CheckContext['code'],
  formats: Formats,
): CheckContext['names'] {
  const { conditions, routes, ...others } = namesOf(view);
  const routesReadable = [...view.texts.values()].every(
    (areas) => areas.get('routes')?.readable !== false,
  );
  return {
    ...others,
    ...(view.conditions.readable && conditions ? { conditions } : {}),
    ...(routesReadable && routes ? { routes } : {}),
    formats: Object.keys(formats),
    operations: code.operations,
    widgets: code.widgets,
  };
}
