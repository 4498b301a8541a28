import type { ViewRule } from './rule.ts';
import { aboutRule } from './rules/about.ts';
import { askedValuesRule } from './rules/asked-values.ts';
import { blankTextsRule } from './rules/blank-texts.ts';
import { boundsRule } from './rules/bounds.ts';
import { brandIconRule } from './rules/brand-icon.ts';
import { comparisonsRule } from './rules/comparisons.ts';
import { computedAnswersRule } from './rules/computed-answers.ts';
import { conditionPlacesRule } from './rules/condition-places.ts';
import { conditionsRule } from './rules/conditions.ts';
import { contentPolicyRule } from './rules/content-policy.ts';
import { defaultsRule } from './rules/defaults.ts';
import { deploymentRule } from './rules/deployment.ts';
import { describedLimitsRule } from './rules/described-limits.ts';
import { examplesRule } from './rules/examples.ts';
import { factNamesRule } from './rules/fact-names.ts';
import { fieldValuesRule } from './rules/field-values.ts';
import { filtersRule } from './rules/filters.ts';
import { formFieldsRule } from './rules/form-fields.ts';
import { formGroupsRule } from './rules/form-groups.ts';
import { formSettingsRule } from './rules/form-settings.ts';
import { formSubmitRule } from './rules/form-submit.ts';
import { formTextsRule } from './rules/form-texts.ts';
import { formWarningsRule } from './rules/form-warnings.ts';
import { fragmentTextsRule } from './rules/fragment-texts.ts';
import { fragmentsRule } from './rules/fragments.ts';
import { homeActionsRule } from './rules/home-actions.ts';
import { idleKeywordsRule } from './rules/idle-keywords.ts';
import { inForceRule } from './rules/in-force.ts';
import { languagesAgreeRule } from './rules/languages-agree.ts';
import { languagesDescribedRule } from './rules/languages-described.ts';
import { linksRule } from './rules/links.ts';
import { listEditsRule } from './rules/list-edits.ts';
import { listedTwiceRule } from './rules/listed-twice.ts';
import { lookUpMembersRule } from './rules/look-up-members.ts';
import { lookUpsRule } from './rules/look-ups.ts';
import { menuLinksRule } from './rules/menu-links.ts';
import { metConditionsRule } from './rules/met-conditions.ts';
import { metaSchemasRule } from './rules/meta-schemas.ts';
import { monthlyPricesRule } from './rules/monthly-prices.ts';
import { namedTextsRule } from './rules/named-texts.ts';
import { partnerOverridesRule } from './rules/partner-overrides.ts';
import { patternsRule } from './rules/patterns.ts';
import { pluralFormsRule } from './rules/plural-forms.ts';
import { reachablePagesRule } from './rules/reachable-pages.ts';
import { realDaysRule } from './rules/real-days.ts';
import { resetRestRule } from './rules/reset-rest.ts';
import { resetValuesRule } from './rules/reset-values.ts';
import { routePathsRule } from './rules/route-paths.ts';
import { scheduleRule } from './rules/schedule.ts';
import { sentNamesRule } from './rules/sent-names.ts';
import { settingsAgreeRule } from './rules/settings-agree.ts';
import { textFormatsRule } from './rules/text-formats.ts';
import { textKeysRule } from './rules/text-keys.ts';
import { textValuesRule } from './rules/text-values.ts';
import { thirdPartiesRule } from './rules/third-parties.ts';
import { timesRule } from './rules/times.ts';
import { widgetTypesRule } from './rules/widget-types.ts';
import { wizardAnswersRule } from './rules/wizard-answers.ts';
import { wizardMachinesRule } from './rules/wizard-machines.ts';
import { wizardStepsRule } from './rules/wizard-steps.ts';
import { wordingsRule } from './rules/wordings.ts';

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
