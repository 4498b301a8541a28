import { isEmail, normaliseEmail } from '#domain/identifiers/email.ts';
import type { components } from '#openapi/generated/types.ts';
import { resultOf } from '#sandbox/api/answers.ts';
import type { Call, Handlers } from '#sandbox/api/handler.ts';
import { invalidFields, Refusal } from '#sandbox/api/refusal.ts';
import newsletters from '#sandbox/data/newsletters/newsletters.json' with { type: 'json' };
import type { SubscriberRow } from '#sandbox/database/tables/subscription-tables.ts';
import { inLanguage } from '#sandbox/in-language.ts';
import { newsletterMail } from '#sandbox/mail/account-mails.ts';
import {
  chosenBy,
  openSubscriber,
  storeChoice,
  subscribe,
} from '#sandbox/newsletters/subscribers.ts';

type Newsletter = components['schemas']['Newsletter'];
type NewsletterCall = Pick<Call, 'database' | 'services'>;

/** Newsletters and their subscribers. */
export const newsletterHandlers = {
  async getSubscriber(call) {
    return resultOf(subscriberView(await opened(call, call.path.subscriber_id)));
  },

  async listNewsletters(call) {
    const { subscriptor_id_or_email: who } = call.path;
    if (who.includes('@')) {
      readEmail(who, 'subscriptor_id_or_email');
      return resultOf(await listed(call, null, call.query.lang));
    }
    return resultOf(await listed(call, await opened(call, who), call.query.lang));
  },

  setActiveNewsletters: (call) =>
    call.database.transaction().execute(async (database) => {
      const inside = { ...call, database };
      const { subscriptor_or_email: who, selected_newsletters: wanted } = call.body;
      const { lang } = call.query;
      if (wanted.some((id) => !newsletters.some((newsletter) => newsletter.id === id))) {
        throw invalidFields({ selected_newsletters: ['unknown'] });
      }
      if (who.includes('@')) {
        const email = readEmail(who, 'subscriptor_or_email');
        countMail(call, email);
        const language = lang ?? 'es_ES';
        const now = call.services.clock.now();
        const reference = await storeChoice(database, { email, wanted, language, now });
        if (reference) {
          const to = { language, name: '', portal: call.services.portal() };
          const mail = newsletterMail(to, reference);
          await call.services.outbox.send(database, { recipient: email, ...mail });
        }
        return resultOf(await listed(inside, null, lang));
      }
      const subscriber = await opened(inside, who);
      await refuseExported(inside, subscriber, wanted);
      await subscribe(database, subscriber.id, wanted);
      if (wanted.length > 0) return resultOf(await listed(inside, subscriber, lang));
      await database.deleteFrom('subscribers').where('id', '=', subscriber.id).execute();
      return resultOf('removed' as const);
    }),

  async setSubscriberMails(call) {
    const subscriber = await opened(call, call.body.subscriberId);
    const emails = [...new Set(call.body.emails.map((email) => readEmail(email, 'emails')))];
    await call.database
      .updateTable('subscribers')
      .set({ emails: JSON.stringify(emails) })
      .where('id', '=', subscriber.id)
      .execute();
    return resultOf({ id: subscriber.id, emails });
  },
} satisfies Handlers;

const opened = ({ database, services }: NewsletterCall, reference: string) =>
  openSubscriber(database, reference, services.clock.now());

const subscriberView = ({ id, emails }: SubscriberRow) => ({ id, emails });

async function listed(
  { database }: Pick<Call, 'database'>,
  subscriber: SubscriberRow | null,
  language: string | undefined,
): Promise<Newsletter[]> {
  const chosen = subscriber ? await chosenBy(database, subscriber.id) : [];
  return newsletters.map(({ id, name, description }) => {
    const own = chosen.find(({ newsletter_id }) => newsletter_id === id);
    return {
      newsletter_id: id,
      name: inLanguage(name, language),
      subscribed: own !== undefined,
      subscriptor_id: subscriber?.id ?? null,
      exported: own?.exported ?? false,
      newsletter_description: inLanguage(description, language),
    };
  });
}

async function refuseExported(
  { database }: Pick<Call, 'database'>,
  subscriber: SubscriberRow,
  wanted: number[],
): Promise<void> {
  const chosen = await chosenBy(database, subscriber.id);
  if (chosen.every(({ exported, newsletter_id }) => !exported || wanted.includes(newsletter_id))) {
    return;
  }
  throw new Refusal(406, 'newsletter_exported', {
    fields: { selected_newsletters: ['exported'] },
  });
}

function readEmail(typed: string, field: string): string {
  const email = normaliseEmail(typed);
  if (!isEmail(email)) throw invalidFields({ [field]: ['invalid'] });
  return email;
}

/** Limits the e-mails to one address, regardless of who requests them. */
function countMail({ services: { attempts } }: NewsletterCall, email: string): void {
  attempts.count(`newsletter ${email.toLowerCase()}`, attempts.limits.attempts);
}
