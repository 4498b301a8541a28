import type { Settings } from '#domain/settings/settings-types.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { namesOf } from '#tools/config/rules/view-names.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import { configuredSettings } from '#tools/config/sources/inline-settings.ts';
import type { View } from '#tools/config/sources/view.ts';
import { isComplete } from './legal-complete.ts';

/** What the law requires a retailer to fill in: a setting, what is missing where it is so, and what to write. */
type Obligation = [key: string, isMissing: boolean, what: Sentence, fix: Sentence];

/**
 * Obligations without content (docs/law.md), as warnings: the retailer's lawyer decides. With `legal.complete` the
 * retailer says that nothing is missing, and `--strict` refuses what is.
 */
export const legalContentRule: ViewRule = ({ view, meta }) => {
  if (!view.portal.readable) return [];
  const settings = configuredSettings(view.portal, meta('portal')) as unknown as Settings;
  return obligations(settings, view)
    .filter(([, isMissing]) => isMissing)
    .map(
      ([key, , what, fix]): Diagnostic => ({
        ...view.portal.place(key.split('.')),
        what,
        fix,
        isWarning: true,
        ...(isComplete(settings) ? {} : { isAllowed: true }),
      }),
    );
};

/** True where the portal has a page: only then can a menu name it. */
const hasPage = (view: View, route: string) => namesOf(view).routes?.includes(route) ?? false;

function obligations(settings: Settings, view: View): Obligation[] {
  const { organization, features, menus, products, support } = settings;
  return [
    ...companyData(organization),
    ...beforeContracting(settings, view),
    ...withoutTerms(products),
    [
      'support.emergency.electricity',
      support.emergency.electricity === '' && features.displayTypes.includes('electricity'),
      sentence`no telephone is answered day and night without electricity (Ley 10/2025 14.2)`,
      sentence`write one, or that of the distributor`,
    ],
    [
      'support.emergency.gas',
      support.emergency.gas === '' && features.displayTypes.includes('gas'),
      sentence`no telephone is answered day and night when it smells of gas (Ley 10/2025 14.2)`,
      sentence`write one, or that of the distributor`,
    ],
    [
      'features.withdrawal.enabled',
      !features.withdrawal.enabled,
      sentence`customers cannot withdraw online (TRLGDCU 102-108; Directive 2023/2673)`,
      sentence`switch it on, where the API has withdrawFromContract`,
    ],
    [
      'menus.footer',
      hasPage(view, 'withdrawal') && !menus.footer.some(({ route }) => route === 'withdrawal'),
      sentence`the foot of the pages has no way to withdraw from a contract (Directive 2023/2673)`,
      sentence`add { "route": "withdrawal" }`,
    ],
    [
      'features.contractingFollow.enabled',
      !features.contractingFollow.enabled,
      sentence`people cannot see how far their contracting is (RD 88/2026 6.1.w)`,
      sentence`switch it on, where the API has readOrderState`,
    ],
    [
      'features.reclamATCContact',
      !features.reclamATCContact,
      sentence`people without a contract cannot claim here (Ley 10/2025 3.1, 7.1)`,
      sentence`switch it on, where the API takes claims`,
    ],
  ];
}

function companyData(organization: Settings['organization']): Obligation[] {
  return [
    [
      'organization.legalName',
      organization.legalName === '',
      sentence`nothing says which company customers contract with (RD 88/2026 13.af)`,
      sentence`write the registered name of the company`,
    ],
    [
      'organization.vat',
      organization.vat === '',
      sentence`the tax id of the company is missing (LSSI 10)`,
      sentence`write its NIF`,
    ],
    [
      'organization.address',
      organization.address === '',
      sentence`the registered address of the company is missing (TRLGDCU 97.1)`,
      sentence`write it on one line`,
    ],
    [
      'organization.freePhone',
      organization.freePhone === '',
      sentence`there is no free telephone for claims (RD 88/2026 13.af)`,
      sentence`write one that costs the caller nothing`,
    ],
    [
      'organization.creditorId',
      organization.creditorId === '',
      sentence`mandates of direct debits name no creditor identifier (SEPA)`,
      sentence`write the identifier that the bank assigned`,
    ],
    [
      'organization.disputes',
      organization.disputes.length === 0,
      sentence`no body that settles disputes out of court is named (RD 88/2026 6.1.ak; Ley 7/2017)`,
      sentence`name one with its page: { "name": "...", "url": "https://..." }`,
    ],
  ];
}

function beforeContracting({ contractation, links }: Settings, view: View): Obligation[] {
  const collectsData = [...view.forms.values()].some(({ value }) => value.dataProtection);
  const sellsElectricity = view.wizards.has('contracting-electricity');
  const { regulated } = contractation.socialBonus;
  return [
    [
      'links.gdpr',
      collectsData && links.gdpr === undefined,
      sentence`forms name no page with the information on data protection (RGPD 13; LOPDGDD 11)`,
      sentence`write its address`,
    ],
    [
      'contractation.solvencyFiles',
      contractation.checkMorosity && contractation.solvencyFiles.length === 0,
      sentence`no file of debts is named where one is consulted (LOPDGDD 20.1.f)`,
      sentence`name the files, each with its company`,
    ],
    [
      'contractation.socialBonus.regulated',
      sellsElectricity && (regulated.power === null || regulated.energy === null),
      sentence`what a household loses with the bono social cannot be computed (RD 88/2026 28.9)`,
      sentence`write the mean price of the PVPC of the last year`,
    ],
    [
      'links.socialBonus',
      sellsElectricity && (links.socialBonus === undefined || links.pvpc === undefined),
      sentence`nothing leads to the bono social and the PVPC (RD 88/2026 13.i, 13.l)`,
      sentence`write the addresses of "socialBonus" and "pvpc"`,
    ],
  ];
}

/** A product that the settings list, and of which they do not say what its contract says. */
const withoutTerms = (products: Settings['products']): Obligation[] =>
  (['electricity', 'gas'] as const).flatMap((supply) =>
    products[supply].map(
      ({ id, contract }, place): Obligation => [
        `products.${supply}.${place}`,
        contract === undefined,
        sentence`nothing says duration, renewal and penalty of product ${id} (RD 88/2026 28.3)`,
        sentence`write its "contract", unless the API serves its \`terms\``,
      ],
    ),
  );
