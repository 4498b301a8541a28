import { LEAD_STEP } from '#domain/wizard/lead-step.ts';
import type { WizardMutation } from '#operations/mutation.ts';
import type { leadTakes } from './lead-source.ts';

type Contracting = WizardMutation<typeof leadTakes>;
type Steps = Contracting['needs'][string];

/** Of which supply a step is sent is known once the installation is. */
const after = ['installation'] as const;

/** How the retailer takes each step (contracting, section 7, "Payload by step"). */
export const leadSends: Contracting['sends'] = {
  installation: { as: LEAD_STEP.installation, after: [] },
  person: { as: LEAD_STEP.person, after },
  contract: { as: LEAD_STEP.contract, after },
  'gas-contract': { as: LEAD_STEP.contract, after },
  payment: { as: LEAD_STEP.payment, after },
  confirmation: {
    as: LEAD_STEP.confirmation,
    after: ['installation', 'person', 'contract', 'gas-contract', 'payment'],
  },
};

/** A company on halt makes no contract. */
const when = ['business-not-halted'] as const;

const place = [
  ...(['address/dp', 'address/poblacio', 'address/tv', 'address/nv', 'address/pnp'] as const),
  ...(['residenceType', 'cnae', 'activeContract'] as const),
];

const electricityInstallation: Steps['installation'] = {
  answers: ['cups', ...place],
  where: {
    'contractation.invoiceRequired': ['invoice'],
    'contractation.requirePreviousSupplier': ['comerOrigin'],
  },
};

const electricityContract: Steps['contract'] = {
  answers: [
    ...(['power', 'power2', 'power3', 'power4', 'power5', 'power6'] as const),
    ...(['accessTariff', 'selectedProduct'] as const),
  ],
  when,
};

const gasContract = {
  answers: ['accessTariff', 'selectedProduct'],
  where: { 'contractation.invoiceRequired': ['invoice'] },
  when,
} as const;

/** That of gas beside electricity, which a customer may leave out. */
const furtherGasContract: Steps['gas-contract'] = {
  answers: ['cups', ...gasContract.answers],
  where: {
    ...gasContract.where,
    'contractation.requirePreviousSupplier': ['comerOrigin'],
    'contractation.requireMarkChangeOwner': ['changeOwner'],
  },
  when,
  optional: true,
};

const ofBoth: Steps = {
  person: {
    answers: ['vat', 'name', 'surName1', 'mobile'],
    where: {
      'contractation.checkIdentity': ['nifFaceup'],
      'contractation.requireEmail': ['email'],
      'contractation.commsLanguage': ['commsLanguage'],
      'contractation.requireMarkChangeOwner': ['changeOwner'],
    },
    unless: {
      'contractation.restrictCompanyVAT': [
        ...(['companyName', 'vatRepresentante', 'nameRepresentante'] as const),
        ...(['surName1Representante', 'nifEmpresa'] as const),
      ],
    },
  },
  payment: { answers: ['iban', 'isOwner'], when },
  confirmation: {
    answers: ['acceptGdpr', 'acceptOVConditions'],
    where: { 'contractation.businessHalt': ['acceptUseConditions'] },
  },
};

const ofElectricity: Steps = {
  ...ofBoth,
  installation: electricityInstallation,
  contract: electricityContract,
  'gas-contract': furtherGasContract,
};

/** What a lead needs of each step to be confirmed (openapi/leads). */
export const leadNeeds: Contracting['needs'] = {
  'contracting-electricity': ofElectricity,
  'contracting-dual': ofElectricity,
  'contracting-gas': {
    ...ofBoth,
    installation: {
      answers: ['gasCups', ...place],
      where: { 'contractation.requirePreviousSupplier': ['gasComerOrigin'] },
    },
    'gas-contract': gasContract,
  },
};
