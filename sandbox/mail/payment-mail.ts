import { madridMoment } from '#sandbox/documents/madrid-moment.ts';
import { type Addressee, type Written, writtenMail } from './written-mail.ts';

interface Payment {
  /** Number of the invoice. */
  number: string;
  /** Euros. */
  amount: number;
  at: Date;
  transaction: string;
}

/** The receipt of a payment; times are those of Europe/Madrid. */
export const paymentMail = (to: Addressee, { number, amount, at, transaction }: Payment): Written =>
  writtenMail(to, ({ t, pathTo, language }) => ({
    subject: t('mails.payment.subject', { number }),
    blocks: [
      t('mails.payment.body', { amount }),
      {
        lines: [
          [t('mails.payment.invoice'), number],
          [t('mails.payment.transaction'), transaction],
          [t('mails.payment.date'), madridMoment(at, language)],
        ],
      },
      { label: t('mails.payment.link'), url: to.portal + pathTo('invoices') },
    ],
  }));
