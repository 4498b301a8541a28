import { withdrawalMoment } from '#sandbox/documents/withdrawal-pdf.ts';
import type { SignedKind } from '#sandbox/operations/contracts/changes/signed-kind.ts';
import type { StoredWithdrawal } from '#sandbox/orders/stored-withdrawal.ts';
import { withdrawalNumber } from '#sandbox/orders/withdraw.ts';
import type { MailTexts } from './mail-texts.ts';
import { type Addressee, type Reader, type Written, writtenMail } from './written-mail.ts';

/** Sent when a contracting was confirmed: its reference, how to follow it and how to withdraw. */
export const contractingMail = (to: Addressee, reference: string): Written =>
  writtenMail(to, ({ t, pathTo }) => ({
    subject: t('mails.contracting.subject', { reference }),
    blocks: [
      { lines: [[t('mails.contracting.reference'), reference]] },
      t('mails.contracting.body'),
      { label: t('mails.contracting.link'), url: to.portal + pathTo('contracting-follow') },
      t('mails.contracting.right'),
      { label: t('mails.contracting.withdraw'), url: to.portal + pathTo('withdrawal') },
    ],
  }));

/** Beside the summary of a contract; `isSigned` where a signature follows. */
export const summaryMail = (to: Reader, isSigned: boolean): Written =>
  writtenMail(to, ({ t }) => ({
    subject: t('mails.summary.subject'),
    blocks: [
      t('mails.summary.body'),
      t(isSigned ? 'mails.summary.signed' : 'mails.summary.unsigned'),
      t('mails.summary.right'),
    ],
  }));

interface RequestedSignature {
  kind: SignedKind | 'contract';
  /** Number of the contract. */
  contract: string;
  /** Path of the page on which it is signed. */
  path: string;
}

/** Name of a change that is signed, or of a new contract. */
export const signedThing = (t: MailTexts['t'], kind: string): string =>
  t(`mails.signature.kinds.${kind.startsWith('battery-') ? 'battery' : kind}`);

/** Requests the signature of a change of a contract, or of a new contract. */
export const signatureMail = (
  to: Addressee,
  { kind, contract, path }: RequestedSignature,
): Written =>
  writtenMail(to, ({ t }) => {
    const what = signedThing(t, kind);
    return {
      subject: t('mails.signature.subject', { what }),
      blocks: [
        t('mails.signature.body'),
        {
          lines: [
            [t('mails.signature.what'), what],
            [t('mails.signature.contract'), contract],
          ],
        },
        { label: t('mails.signature.link'), url: to.portal + path },
        t('mails.signature.note'),
      ],
    };
  });

/** The receipt of a withdrawal, with all that its document says. */
export function withdrawalMail(stored: StoredWithdrawal, portal: string): Written {
  const number = withdrawalNumber(stored);
  return writtenMail(stored, ({ t, pathTo, language }) => ({
    subject: t('mails.withdrawal.subject', { number }),
    blocks: [
      t('mails.withdrawal.statement'),
      {
        lines: [
          [t('mails.withdrawal.number'), number],
          [t('mails.withdrawal.received'), withdrawalMoment(stored.received_at, language)],
          [t('mails.withdrawal.contract'), stored.contract],
          [t('mails.withdrawal.supply'), stored.supply],
        ],
      },
      t(`mails.withdrawal.${stored.effect}`),
      t('mails.withdrawal.note'),
      { label: t('mails.withdrawal.link'), url: portal + pathTo('contracting-follow') },
    ],
  }));
}
