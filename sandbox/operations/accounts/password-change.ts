import { resultOf } from '#sandbox/api/answers.ts';
import { type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { invalidFields, Refusal } from '#sandbox/api/refusal.ts';
import { settingsOf } from '#sandbox/operations/content/settings.ts';
import { brokenRules } from '#sandbox/sessions/password-policy.ts';
import { hashPassword, isPassword } from '#sandbox/sessions/passwords.ts';
import { isProvisionalPassword } from '#sandbox/sessions/provisional-passwords.ts';
import { withdrawEmailChange } from './email-change.ts';
import { lockWithPassword, requirePassword } from './own-password.ts';

/** Changing the password with the current one, which may be provisional. */
export const passwordChangeHandlers = {
  async changePassword(call) {
    const session = signedIn(call);
    const { customer } = session;
    const { attempts, clock, sessions } = call.services;
    const { current, password } = call.body;
    const { features, passwordPolicy } = await settingsOf(call.database, customer);
    if (!features.passwordChange.enabled) throw new Refusal(403, 'feature_disabled');
    const broken = brokenRules(password, passwordPolicy);
    if (password.normalize('NFKC') === current.normalize('NFKC')) broken.push('same');
    if (broken.length > 0) throw invalidFields({ password: broken });

    await requirePassword(
      attempts,
      customer,
      async () =>
        (await isProvisionalPassword(call.database, customer.id, current, clock.now())) ||
        isPassword(current, customer.password),
    );

    const hashed = await hashPassword(password);
    await call.database.transaction().execute(async (transaction) => {
      await lockWithPassword(transaction, customer);
      await transaction
        .updateTable('customers')
        .set({ password: hashed, change_password: false })
        .where('id', '=', customer.id)
        .execute();
      await transaction
        .deleteFrom('provisional_passwords')
        .where('customer_id', '=', customer.id)
        .execute();
      // Someone who knew the old password may have requested the change of e-mail.
      await withdrawEmailChange(transaction, customer);
      await sessions.endOthers(transaction, session);
    });
    return resultOf({ token: await sessions.refresh(session) });
  },
} satisfies Handlers;
