import type { PortalServices } from '#app/extension.ts';
import { i18n } from '#i18n/i18n.ts';
import { walkWizard } from '#workbench/preview/places/walk-wizard.ts';
import { announcePublished, portalState } from '#workbench/preview/portal-state.ts';
import { portalBecomes } from '#workbench/preview/preview-people.ts';
import { loadPreviewTexts } from '#workbench/preview/preview-texts.ts';
import { followNews } from '#workbench/served/preview-server.ts';
import { followEditKey } from './edit-keys.ts';
import { type EditMode, startEditMode } from './edit-mode.ts';
import { followFacts } from './facts-in-view.ts';
import { onSceneChange, sceneOf } from './scene.ts';
import { goToPlace, showScene } from './show-scene.ts';
import { linkTo, type StudioLink } from './studio-link.ts';
import type { FromStudio, Thing, Walk } from './studio-messages.ts';
import { forgetTyped } from './typed-texts.ts';

/** Lets the Studio of an origin, in whose frame this page is, steer it, once it is rendered. */
export async function startEdit(origin: string, services: PortalServices): Promise<void> {
  const link = linkTo(origin);
  await portalBecomes(() => true);
  followVersions();
  i18n.on('languageChanged', () => void loadTexts());
  await loadTexts();
  followEditKey(link);
  link.listen(receiver(link, services));
  link.send({ type: 'ready' });
}

/** What is done with each message; one that takes time is finished before the next. */
function receiver(link: StudioLink, services: PortalServices): (message: FromStudio) => void {
  let editing: EditMode | null = null;
  let wrong: readonly Thing[] = [];
  let isWelcome = false;
  let lastScene = '';
  let stopFacts = () => {};
  let before: Promise<unknown> = Promise.resolve();
  let walking = new AbortController();

  const sendScene = () => {
    const scene = sceneOf(services);
    const content = JSON.stringify(scene);
    if (!scene || content === lastScene) return;
    lastScene = content;
    link.send({ type: 'scene', scene });
  };
  const walk = (wizard: string | null) => {
    const portal = portalState.read();
    if (wizard === null || !portal) return;
    const own = new AbortController();
    walking = own;
    const report = (step: Walk) => {
      // Another walk may have started since.
      if (walking === own) link.send({ type: 'walk', walk: step });
    };
    walkWizard(wizard, { portal, services, report, signal: own.signal }).catch(warn);
  };
  const act = async (message: FromStudio): Promise<void> => {
    if (message.type === 'welcome') {
      lastScene = '';
      sendScene();
      stopFacts();
      stopFacts = followFacts((facts) => link.send({ type: 'facts', ...facts }));
      if (!isWelcome) onSceneChange(services, sendScene);
      isWelcome = true;
    } else if (message.type === 'show') await showScene(message.scene, services);
    else if (message.type === 'go') await goToPlace(message, services);
    else if (message.type === 'walk') walk(message.wizard);
    else if (message.type === 'choose') editing?.choice.mark(message.thing);
    else if (message.type === 'wrong') {
      wrong = message.things;
      editing?.choice.markWrong(wrong);
    } else if (!message.isOn) {
      editing?.stop();
      editing = null;
    } else if (!editing) {
      editing = startEditMode(link);
      editing.choice.markWrong(wrong);
    }
  };
  return (message) => {
    if (message.type === 'walk' || message.type === 'go') walking.abort();
    before = before.then(() => act(message)).catch(warn);
  };
}

const warn = (failure: unknown) => console.warn(failure);

/** Shows each version that the server has compiled. */
function followVersions(): void {
  followNews((news) => {
    if (!news?.version) return;
    const isShown = news.version === portalState.read()?.configuration.version;
    if (!isShown) announcePublished();
    else if (news.diagnostics.every(({ isWarning }) => isWarning)) forgetTyped();
  });
}

/** Loads the texts of places and labels in the language of the page; without them their keys are shown. */
const loadTexts = () => loadPreviewTexts(i18n.language).catch(() => {});
