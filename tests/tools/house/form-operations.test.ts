import { expect, it } from 'vitest';
import { ownDescription } from '#tools/config/description/api-description.ts';

const { operations } = ownDescription();

/** An owner's form may call these; nothing that signs in, registers, pays, or changes an account or a password. */
const ofForms = [
  ...['cancelEmailChange', 'changeBatteryManagement', 'changeBatteryShare', 'changeContractPower'],
  ...['changeDoubleTariff', 'changeHappyDay', 'changeHappyHours', 'changeInvoiceDelivery'],
  'changeLetterLanguage',
  ...['changeNotificationAddress', 'changeNotificationEmail', 'changeNotificationPhone'],
  ...['createCase', 'createClaim', 'createUnsignedCase', 'createUnsignedClaim'],
  ...['decideContractNotice', 'deleteOmipAlert', 'findDistributor'],
  ...['moveBattery', 'optOutOfSips', 'readOrderState', 'requestElectronicNotification'],
  ...['saveOmipAlert', 'savePowerLead', 'sendRequestMessage', 'setActiveNewsletters'],
  ...['setSubscriberMails', 'withdrawFromContract'],
];

it('the description opens these operations to forms, and no other', () => {
  const open = [...operations].flatMap(([name, { isForForms }]) => (isForForms ? [name] : []));
  expect(open.sort()).toEqual(ofForms);
});

it('no read is open to forms: a look-up is written otherwise', () => {
  expect(ofForms.filter((name) => operations.get(name)?.method === 'get')).toEqual([]);
});
