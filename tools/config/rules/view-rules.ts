import type { SchemaRule, ViewRule } from '#tools/config/rule.ts';
import { formCallsRule } from './calls/form-calls.ts';
import { conditionPlacesRule } from './conditions/condition-places.ts';
import { conditionsRule } from './conditions/conditions.ts';
import { factNamesRule } from './conditions/fact-names.ts';
import { metConditionsRule } from './conditions/met-conditions.ts';
import { aboutRule } from './forms/answer-subjects.ts';
import { blankTextsRule } from './forms/blank-texts.ts';
import { boundsRule } from './forms/bounds.ts';
import { comparedValuesRule } from './forms/compared-values.ts';
import { comparisonsRule } from './forms/comparisons.ts';
import { computedAnswersRule } from './forms/computed-answers.ts';
import { defaultsRule } from './forms/defaults.ts';
import { describedLimitsRule } from './forms/described-limits.ts';
import { examplesRule } from './forms/examples.ts';
import { fieldValuesRule } from './forms/field-values.ts';
import { filtersRule } from './forms/filters.ts';
import { formFieldsRule } from './forms/form-fields.ts';
import { formGroupsRule } from './forms/form-groups.ts';
import { formSettingsRule } from './forms/form-settings.ts';
import { formSubmitRule } from './forms/form-submit.ts';
import { formWarningsRule } from './forms/form-warnings.ts';
import { fragmentsRule } from './forms/fragments.ts';
import { idleKeywordsRule } from './forms/idle-keywords.ts';
import { inForceRule } from './forms/in-force.ts';
import { monthlyPricesRule } from './forms/monthly-prices.ts';
import { patternsRule } from './forms/patterns.ts';
import { resetRestRule } from './forms/reset-rest.ts';
import { resetValuesRule } from './forms/reset-values.ts';
import { sentNamesRule } from './forms/sent-names.ts';
import { widgetTypesRule } from './forms/widget-types.ts';
import { lookUpMembersRule } from './lookups/look-up-members.ts';
import { lookUpsRule } from './lookups/look-ups.ts';
import { homeActionsRule } from './pages/home-actions.ts';
import { linksRule } from './pages/links.ts';
import { menuLinksRule } from './pages/menu-links.ts';
import { reachablePagesRule } from './pages/reachable-pages.ts';
import { routePathsRule } from './pages/route-paths.ts';
import { screenPartsRule } from './screens/screen-parts.ts';
import { brandIconRule } from './settings/brand-icon.ts';
import { contentPolicyRule } from './settings/content-policy.ts';
import { creditorIdRule } from './settings/creditor-id.ts';
import { deploymentRule } from './settings/deployment.ts';
import { legalContentRule } from './settings/legal-content.ts';
import { listEditsRule } from './settings/list-edits.ts';
import { listedTwiceRule } from './settings/listed-twice.ts';
import { metaSchemasRule } from './settings/meta-schemas.ts';
import { ownProductsRule } from './settings/own-products.ts';
import { partnerOverridesRule } from './settings/partner-overrides.ts';
import { realDaysRule } from './settings/real-days.ts';
import { scheduleRule } from './settings/schedule.ts';
import { settingsAgreeRule } from './settings/settings-agree.ts';
import { thirdPartiesRule } from './settings/third-parties.ts';
import { timesRule } from './settings/times.ts';
import { formTextsRule } from './texts/form-texts.ts';
import { fragmentTextsRule } from './texts/fragment-texts.ts';
import { glossaryWordsRule } from './texts/glossary-words.ts';
import { kindTextsRule } from './texts/kind-texts.ts';
import { languagesAgreeRule } from './texts/languages-agree.ts';
import { languagesDescribedRule } from './texts/languages-described.ts';
import { namedTextsRule } from './texts/named-texts.ts';
import { pluralFormsRule } from './texts/plural-forms.ts';
import { repeatedTextsRule } from './texts/repeated-texts.ts';
import { textFormatsRule } from './texts/text-formats.ts';
import { textKeysRule } from './texts/text-keys.ts';
import { textStyleRule } from './texts/text-style.ts';
import { textValuesRule } from './texts/text-values.ts';
import { typographyRule } from './texts/typography.ts';
import { wordingsRule } from './texts/wordings.ts';
import { wizardAnswersRule } from './wizards/wizard-answers.ts';
import { wizardMachinesRule } from './wizards/wizard-machines.ts';
import { wizardStepsRule } from './wizards/wizard-steps.ts';

/** The rules for what the retailer or a partner configures, apart from texts. The check puts all in reading order. */
export const schemaRules: readonly SchemaRule[] = [
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
  wizardAnswersRule,
  patternsRule,
  boundsRule,
  fieldValuesRule,
  idleKeywordsRule,
  comparedValuesRule,
  comparisonsRule,
  describedLimitsRule,
  resetValuesRule,
  resetRestRule,
  reachablePagesRule,
  realDaysRule,
  scheduleRule,
  metConditionsRule,
  listedTwiceRule,
  linksRule,
  deploymentRule,
  contentPolicyRule,
  creditorIdRule,
  listEditsRule,
];

/** The rules that look at texts too, at files beside the configuration, or at the time. */
export const viewRules: readonly ViewRule[] = [
  metaSchemasRule,
  formCallsRule,
  wizardStepsRule,
  screenPartsRule,
  wordingsRule,
  formTextsRule,
  fragmentTextsRule,
  kindTextsRule,
  repeatedTextsRule,
  glossaryWordsRule,
  textStyleRule,
  languagesAgreeRule,
  languagesDescribedRule,
  textFormatsRule,
  typographyRule,
  textValuesRule,
  blankTextsRule,
  pluralFormsRule,
  textKeysRule,
  routePathsRule,
  homeActionsRule,
  menuLinksRule,
  namedTextsRule,
  ownProductsRule,
  thirdPartiesRule,
  legalContentRule,
  partnerOverridesRule,
  examplesRule,
  brandIconRule,
  timesRule,
];
