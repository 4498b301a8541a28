import { startStudio } from '#studio/server/start-studio.ts';
import { seededMemory } from '#tests/support/services/seeded-dump.ts';

/** The server of `npm run studio` on the configuration of a test, at ports of its own. */
const { copyOf } = await seededMemory();
const root = process.env.STUDIO_ROOT ?? '.';
const users = process.env.STUDIO_USERS;
const openId = process.env.STUDIO_OPENID && JSON.parse(process.env.STUDIO_OPENID);
const { url } = await startStudio({
  ...{ copyOf, root, users, openId: openId || undefined, partner: null, port: 0, portalPort: 0 },
});
process.send?.(url);
process.on('disconnect', () => process.exit());
