import type { ViewRule } from './rule.ts';
import { conditionPlacesRule } from './rules/conditions/condition-places.ts';
import { conditionsRule } from './rules/conditions/conditions.ts';
import { factNamesRule } from './rules/conditions/fact-names.ts';
import { metConditionsRule } from './rules/conditions/met-conditions.ts';
import { aboutRule } from './rules/forms/about.ts';
import { askedValuesRule } from './rules/forms/asked-values.ts';
import { blankTextsRule } from './rules/forms/blank-texts.ts';
import { boundsRule } from './rules/forms/bounds.ts';
import { comparisonsRule } from './rules/forms/comparisons.ts';
import { computedAnswersRule } from './rules/forms/computed-answers.ts';
import { defaultsRule } from './rules/forms/defaults.ts';
import { describedLimitsRule } from './rules/forms/described-limits.ts';
import { examplesRule } from './rules/forms/examples.ts';
import { fieldValuesRule } from './rules/forms/field-values.ts';
import { filtersRule } from './rules/forms/filters.ts';
import { formFieldsRule } from './rules/forms/form-fields.ts';
import { formGroupsRule } from './rules/forms/form-groups.ts';
import { formSettingsRule } from './rules/forms/form-settings.ts';
import { formSubmitRule } from './rules/forms/form-submit.ts';
import { formWarningsRule } from './rules/forms/form-warnings.ts';
import { fragmentsRule } from './rules/forms/fragments.ts';
import { idleKeywordsRule } from './rules/forms/idle-keywords.ts';
import { inForceRule } from './rules/forms/in-force.ts';
import { monthlyPricesRule } from './rules/forms/monthly-prices.ts';
import { patternsRule } from './rules/forms/patterns.ts';
import { resetRestRule } from './rules/forms/reset-rest.ts';
import { resetValuesRule } from './rules/forms/reset-values.ts';
import { sentNamesRule } from './rules/forms/sent-names.ts';
import { widgetTypesRule } from './rules/forms/widget-types.ts';
import { lookUpMembersRule } from './rules/lookups/look-up-members.ts';
import { lookUpsRule } from './rules/lookups/look-ups.ts';
import { homeActionsRule } from './rules/pages/home-actions.ts';
import { linksRule } from './rules/pages/links.ts';
import { menuLinksRule } from './rules/pages/menu-links.ts';
import { reachablePagesRule } from './rules/pages/reachable-pages.ts';
import { routePathsRule } from './rules/pages/route-paths.ts';
import { brandIconRule } from './rules/settings/brand-icon.ts';
import { contentPolicyRule } from './rules/settings/content-policy.ts';
import { deploymentRule } from './rules/settings/deployment.ts';
import { listEditsRule } from './rules/settings/list-edits.ts';
import { listedTwiceRule } from './rules/settings/listed-twice.ts';
import { metaSchemasRule } from './rules/settings/meta-schemas.ts';
import { partnerOverridesRule } from './rules/settings/partner-overrides.ts';
import { realDaysRule } from './rules/settings/real-days.ts';
import { scheduleRule } from './rules/settings/schedule.ts';
import { settingsAgreeRule } from './rules/settings/settings-agree.ts';
import { thirdPartiesRule } from './rules/settings/third-parties.ts';
import { timesRule } from './rules/settings/times.ts';
import { formTextsRule } from './rules/texts/form-texts.ts';
import { fragmentTextsRule } from './rules/texts/fragment-texts.ts';
import { languagesAgreeRule } from './rules/texts/languages-agree.ts';
import { languagesDescribedRule } from './rules/texts/languages-described.ts';
import { namedTextsRule } from './rules/texts/named-texts.ts';
import { pluralFormsRule } from './rules/texts/plural-forms.ts';
import { textFormatsRule } from './rules/texts/text-formats.ts';
import { textKeysRule } from './rules/texts/text-keys.ts';
import { textValuesRule } from './rules/texts/text-values.ts';
import { wordingsRule } from './rules/texts/wordings.ts';
import { wizardAnswersRule } from './rules/wizards/wizard-answers.ts';
import { wizardMachinesRule } from './rules/wizards/wizard-machines.ts';
import { wizardStepsRule } from './rules/wizards/wizard-steps.ts';

/** The rules for the configuration as somebody's customers get it; what they report is put in reading order. */
export const viewRules: readonly ViewRule[] = [
  metaSchemasRule,
  settingsAgreeRule,
  formSettingsRule,
  fragmentsRule,
  conditionsRule,
  conditionPlacesRule,
  formFieldsRule,
  formGroupsRule,
  computedAnswersRule,
  formWarningsRule,
  aboutRule,
  formSubmitRule,
  sentNamesRule,
  filtersRule,
  lookUpsRule,
  lookUpMembersRule,
  monthlyPricesRule,
  factNamesRule,
  widgetTypesRule,
  inForceRule,
  defaultsRule,
  wizardMachinesRule,
  wizardStepsRule,
  wizardAnswersRule,
  wordingsRule,
  patternsRule,
  boundsRule,
  fieldValuesRule,
  idleKeywordsRule,
  askedValuesRule,
  comparisonsRule,
  describedLimitsRule,
  resetValuesRule,
  resetRestRule,
  formTextsRule,
  fragmentTextsRule,
  languagesAgreeRule,
  languagesDescribedRule,
  textFormatsRule,
  textValuesRule,
  blankTextsRule,
  pluralFormsRule,
  textKeysRule,
  routePathsRule,
  reachablePagesRule,
  realDaysRule,
  scheduleRule,
  timesRule,
  homeActionsRule,
  menuLinksRule,
  metConditionsRule,
  listedTwiceRule,
  namedTextsRule,
  linksRule,
  deploymentRule,
  contentPolicyRule,
  thirdPartiesRule,
  brandIconRule,
  listEditsRule,
  partnerOverridesRule,
  examplesRule,
];
