/** The operation that a mutation of a form calls, and the member of its body that an answer becomes unchanged. */
export interface DescribedAnswers {
  operation: string;
  /** Field -> path of the member; a name alone is a member of the same name. */
  members: readonly (string | readonly [field: string, member: string])[];
}

/** Mutations of forms whose body has no answer unchanged, but a choice in the API's terms, a computed value or nothing. */
export const undescribedMutations: readonly string[] = [
  ...['battery-management', 'email-confirmation', 'end-sessions'],
  'gas-comparison',
  ...['price-alert-removal'],
  'profile-email',
];

/** The other mutations of forms by name; what they send in other units, or make themselves, is not here. */
export const describedAnswers: Readonly<Record<string, DescribedAnswers>> = {
  activation: { operation: 'activateUser', members: ['code'] },
  'battery-move': {
    operation: 'moveBattery',
    members: [
      ['percentage', 'pes_percentatge'],
      ['destination', 'bateria_desti'],
    ],
  },
  comparison: {
    operation: 'comparePrices',
    members: [
      ...['cups', 'comerOrigin', 'accessTariff', 'power', 'power2', 'startDate', 'endDate'],
      ...['invoiceAmount', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6'],
    ],
  },
  contact: {
    operation: 'createCase',
    members: [
      ['category', 'categ_id'],
      ['subject', 'title'],
      ['description', 'message'],
      ['files', 'attachments'],
    ],
  },
  'electronic-notification': { operation: 'updateUser', members: ['mobile', 'email'] },
  'iban-change': { operation: 'changeContractIban', members: ['files'] },
  'lead-contact': {
    operation: 'savePowerLead',
    members: ['name', 'surname1', 'surname2', 'email', 'telephone'],
  },
  login: { operation: 'getToken', members: ['user', 'password'] },
  'notification-address': {
    operation: 'changeNotificationAddress',
    members: [
      ['name', 'new_address/name'],
      ['email', 'new_address/email'],
      ['mobile', 'new_address/mobile'],
    ],
  },
  'password-change': { operation: 'changePassword', members: ['current', 'password'] },
  'password-recovery': { operation: 'resetPassword', members: ['email', 'nif'] },
  'power-change': { operation: 'changeContractPower', members: ['phone'] },
  'profile-contact': { operation: 'updateUser', members: ['mobile', 'email'] },
  'sign-up': {
    operation: 'confirmSignUp',
    members: ['nif', 'contract', 'email', 'email2', 'phone', 'invoiceNumber'].map(
      (name) => [name, `FormConfirm/${name}`] as const,
    ),
  },
};
