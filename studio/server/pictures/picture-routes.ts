import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import * as v from 'valibot';
import { type PicturePair, pictureWidths } from '#studio/pictures-contract.ts';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { offeredLanguages } from '#tools/config/sources/offered-languages.ts';
import { viewOf } from '#tools/config/sources/view.ts';
import type { PreviewedConfiguration } from '#tools/previewed-configuration.ts';
import { people } from '#workbench/edit/studio-messages.ts';
import { isConfigurationFile, type WorkingCopy } from '../files/working-copy.ts';
import type { Known } from '../people/access.ts';
import { headOf, textIn } from '../publish/git.ts';
import { requestBody } from '../request-body.ts';
import { changedFiles } from '../state/changed-files.ts';
import { pictureSession } from './picture-session.ts';
import { publishedFolder } from './published-folder.ts';
import { type TouchedPlace, touchedPlaces } from './touched-places.ts';

export interface PictureRoutesOptions {
  root: string;
  /** Folder of the customers' server. */
  out: string;
  /** Address of the previewed portal, for this machine. */
  portal: string;
  /** Origin of the Studio. */
  studio: string;
  copy: WorkingCopy;
  configuration: PreviewedConfiguration;
}

const wantedShape = v.object({
  width: v.picklist(pictureWidths),
  person: v.picklist(people),
  isAll: v.boolean(),
});

/** Pictures of the pages that the draft touches, as they are published and as they will be. */
export function createPictureRoutes({
  root,
  out,
  portal,
  studio,
  copy,
  configuration,
}: PictureRoutesOptions): Hono<Known> {
  const routes = new Hono<Known>();
  const folder = join(root, '.cache/studio/published');
  mkdirSync(folder, { recursive: true });
  const partner = () => configuration.state().partner;

  const places = async (): Promise<TouchedPlace[]> => {
    const view = viewOf(readConfigurationSources(root), partner());
    const [usual = 'es-ES'] = offeredLanguages(view);
    const ofPartner = /^schemas\/partners\/([^/]+)\//;
    const files = ((await changedFiles(root)) ?? [])
      .filter(isConfigurationFile)
      .filter((file) => (ofPartner.exec(file)?.[1] ?? partner()) === partner());
    const changed = await Promise.all(
      files.map(async (file) => ({
        ...{ file, after: copy.read(file) },
        before: await textIn(root, 'HEAD', file),
      })),
    );
    const addresses = view.texts.get(usual)?.get('routes')?.value ?? {};
    const names = Object.keys(addresses).filter((name) => !name.startsWith('$'));
    return touchedPlaces(changed, view, names, usual);
  };
  const session = pictureSession({
    ...{ portal, studio, places },
    published: () => publishedFolder({ root, out, folder, partner: partner() }),
    version: async () => `${await headOf(root)} ${configuration.state().version} ${partner()}`,
  });

  routes.get('/', (http) => http.json(session.read()));
  routes.post('/', async (http) => {
    const wanted = v.safeParse(wantedShape, await requestBody(http));
    if (!wanted.success) return http.json({ message: 'not pictures' }, 400);
    return http.json(await session.want(wanted.output));
  });
  routes.get('/:id', (http) => {
    const pair = session.pair(http.req.param('id'));
    if (!pair) return http.json({ message: 'no such picture' }, 404);
    const address = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;
    return http.json({
      before: address(pair.before),
      after: address(pair.after),
    } satisfies PicturePair);
  });
  return routes;
}
