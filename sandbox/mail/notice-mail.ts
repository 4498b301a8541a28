import { withdrawalMoment } from '#sandbox/documents/withdrawal-pdf.ts';
import { type Addressee, type Written, writtenMail } from './written-mail.ts';

interface Decided {
  choice: 'accept' | 'leave';
  decidedAt: Date;
  /** ISO day on which the notice is in force. */
  inForce: string;
  contract: { id: number; name: string; address: string };
  notice: number;
}

/** Sent when a customer decided about a change of price or a renewal: what, when, and what follows. */
export const noticeMail = (
  to: Addressee,
  { choice, decidedAt, inForce, contract, notice }: Decided,
): Written =>
  writtenMail(to, ({ t, pathTo, language }) => {
    const date = new Date(inForce).toLocaleDateString(language, {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    return {
      subject: t(`mails.notice.${choice}.subject`, { date }),
      blocks: [
        t(`mails.notice.${choice}.body`, { date }),
        {
          lines: [
            [t('mails.withdrawal.contract'), contract.name],
            [t('mails.withdrawal.supply'), contract.address],
            [t('mails.notice.at'), withdrawalMoment(decidedAt, language)],
          ],
        },
        t('mails.notice.note'),
        {
          label: t('mails.notice.link'),
          url:
            to.portal +
            pathTo('contract-notice', { contractId: `${contract.id}`, noticeId: `${notice}` }),
        },
      ],
    };
  });
