import { type Addressee, type Reader, type Written, writtenMail } from './written-mail.ts';

const codeQuery = (code: string) => `?code=${encodeURIComponent(code)}`;

/** The code that activates an account, sent to the address given at sign-up. */
export const activationMail = (to: Addressee, code: string): Written =>
  writtenMail(to, ({ t, pathTo }) => ({
    subject: t('mails.activation.subject'),
    blocks: [
      t('mails.activation.body'),
      { lines: [[t('mails.activation.code'), code]] },
      {
        label: t('mails.activation.link'),
        url: to.portal + pathTo('activation') + codeQuery(code),
      },
      t('mails.activation.note'),
    ],
    code,
  }));

/** Sent to an existing customer when someone signs up with their data. */
export const knownCustomerMail = (to: Addressee): Written =>
  writtenMail(to, ({ t, pathTo }) => ({
    subject: t('mails.known.subject'),
    blocks: [
      t('mails.known.body'),
      t('mails.known.note'),
      { label: t('mails.known.link'), url: to.portal + pathTo('password-recovery') },
    ],
  }));

/** A provisional password, with the tax id to sign in with. */
export const recoveryMail = (to: Addressee, vat: string, password: string): Written =>
  writtenMail(to, ({ t, pathTo }) => ({
    subject: t('mails.recovery.subject'),
    blocks: [
      t('mails.recovery.body', { vat }),
      { lines: [[t('mails.recovery.code'), password]] },
      { label: t('mails.recovery.link'), url: to.portal + pathTo('login') },
      t('mails.recovery.note'),
      t('mails.recovery.stranger'),
    ],
    code: password,
  }));

/** The link that confirms an address, sent to it. */
export const emailConfirmationMail = (to: Addressee, code: string): Written =>
  writtenMail(to, ({ t, pathTo }) => ({
    subject: t('mails.email-confirmation.subject'),
    blocks: [
      t('mails.email-confirmation.body'),
      {
        label: t('mails.email-confirmation.link'),
        url: to.portal + pathTo('email-confirmation') + codeQuery(code),
      },
      { lines: [[t('mails.email-confirmation.code'), code]] },
      t('mails.email-confirmation.note'),
    ],
    code,
  }));

/** Sent to the present address when another one is requested. */
export const emailRequestedMail = (to: Addressee, email: string): Written =>
  writtenMail(to, ({ t, pathTo }) => ({
    subject: t('mails.email-requested.subject'),
    blocks: [
      t('mails.email-requested.body', { email }),
      t('mails.email-requested.note'),
      { label: t('mails.email-requested.link'), url: to.portal + pathTo('profile') },
    ],
  }));

/** Sent to the address before it once another one is in force. */
export const emailChangedMail = (to: Reader, email: string): Written =>
  writtenMail(to, ({ t }) => ({
    subject: t('mails.email-changed.subject'),
    blocks: [t('mails.email-changed.body', { email }), t('mails.email-changed.note')],
  }));

/** Sent to an address that signs in one customer when another account requests it. */
export const takenEmailMail = (to: Reader): Written =>
  writtenMail(to, ({ t }) => ({
    subject: t('mails.email-taken.subject'),
    blocks: [t('mails.email-taken.body'), t('mails.email-taken.note')],
  }));

/** Confirms a choice of newsletters; the code is the value of `params` in the link. */
export const newsletterMail = (to: Addressee, code: string): Written =>
  writtenMail(to, ({ t, pathTo }) => ({
    subject: t('mails.newsletter.subject'),
    blocks: [
      t('mails.newsletter.body'),
      {
        label: t('mails.newsletter.link'),
        url: `${to.portal}${pathTo('newsletter')}?params=${encodeURIComponent(code)}`,
      },
    ],
    code,
  }));
