import { retailerDay } from '#domain/values/working-day.ts';
import { resultOf } from '#sandbox/api/answers.ts';
import { type Call, type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { notFound, Refusal } from '#sandbox/api/refusal.ts';
import type { NoticeRow } from '#sandbox/database/tables/notice-tables.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';
import { letterLanguageOf } from '#sandbox/mail/letter-language.ts';
import { noticeMail } from '#sandbox/mail/notice-mail.ts';
import { noticeView } from '#sandbox/notices/notice-view.ts';
import { ownContract } from './own-contract.ts';

/** Changes of price and renewals that were announced (RD 88/2026 6.1.m-n). */
export const contractNoticeHandlers = {
  async getContractNotice(call) {
    const contract = await ownContract(call, call.path.contractId);
    return answerOf(call, contract, await noticeOf(call, contract));
  },

  async decideContractNotice(call) {
    const contract = await ownContract(call, call.path.contractId, 'to change');
    const notice = await noticeOf(call, contract);
    const { choice } = call.body;
    const now = call.services.clock.now();
    if (notice.choice === choice) return answerOf(call, contract, notice);
    if (notice.choice !== null) throw new Refusal(406, 'notice_decided');
    if (retailerDay(now) > notice.decide_until) throw new Refusal(406, 'notice_expired');
    if (contract.state !== 'activa') throw new Refusal(406, 'contract_not_active');
    const decided = await call.database
      .updateTable('contract_notices')
      .set({ choice, decided_at: now })
      .where('id', '=', notice.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await confirm(call, contract, { id: notice.id, choice, now, inForce: notice.in_force });
    return answerOf(call, contract, decided);
  },
} satisfies Handlers;

type NoticeCall = Pick<
  Call<'getContractNotice' | 'decideContractNotice'>,
  'database' | 'path' | 'query'
>;

async function noticeOf({ database, path }: NoticeCall, { id }: ContractRow): Promise<NoticeRow> {
  const notice = await database
    .selectFrom('contract_notices')
    .selectAll()
    .where('id', '=', path.noticeId)
    .where('contract_id', '=', id)
    .executeTakeFirst();
  if (!notice) throw notFound();
  return notice;
}

const answerOf = async (call: NoticeCall, contract: ContractRow, notice: NoticeRow) =>
  resultOf(await noticeView(call.database, contract, { notice, language: call.query.lang }));

interface Decision {
  id: number;
  choice: 'accept' | 'leave';
  now: Date;
  inForce: string;
}

/** Confirms a decision by e-mail, where there is an address. */
async function confirm(
  call: Call<'decideContractNotice'>,
  { id, name, full_address }: ContractRow,
  { id: notice, choice, now, inForce }: Decision,
): Promise<void> {
  const { customer } = signedIn(call);
  if (!customer.email) return;
  const language = letterLanguageOf(customer, call.query.lang);
  const to = { language, name: customer.name, portal: call.services.portal() };
  const contract = { id, name, address: full_address };
  const mail = noticeMail(to, { notice, choice, decidedAt: now, inForce, contract });
  await call.services.outbox.send(call.database, { recipient: customer.email, ...mail });
}
