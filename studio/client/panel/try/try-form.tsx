import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import { splitName } from '#studio/client/theme/field-words.ts';
import { useStored } from '#ui/use-stored.ts';
import type { PlaceToShow, Scene, Thing } from '#workbench/edit/studio-messages.ts';

const INVALID = 'invalid-';

/** Where a form is shown: in its dialog, else by itself. */
function placeOfForm(form: string, scene: Scene): PlaceToShow {
  const dialog = scene.places.find(({ place }) => place.kind === 'dialog' && place.name === form);
  return dialog?.place ?? { kind: 'form', name: form };
}

/** Shows a form with example answers, and with those that it refuses: its error texts, and fields that stand under a condition. */
export function TryForm({ thing }: { thing: Thing }): ReactElement | null {
  const { api, portal } = useStudio();
  const { t } = useTexts();
  const { scene } = useStored(portal.store);
  const form = thing.kind === 'form' || thing.kind === 'field' ? thing.form : null;
  const { data } = useQuery({
    queryKey: ['preview', 'examples'],
    queryFn: api.examples,
    enabled: form !== null,
  });
  if (form === null || !scene) return null;
  const all = data?.[form] ?? [];
  const go = (example?: string) =>
    portal.send({ type: 'go', place: placeOfForm(form, scene), ...(example && { example }) });
  const groups = [
    ['valid', all.filter((name) => !name.startsWith(INVALID))],
    ['invalid', all.filter((name) => name.startsWith(INVALID))],
  ] as const;
  return (
    <details className="try-form">
      <summary>{t('studio.try.title')}</summary>
      <div className="try-examples">
        <button type="button" className="btn btn-secondary btn-sm" onClick={() => go()}>
          {t('studio.try.empty')}
        </button>
      </div>
      {groups.map(
        ([name, examples]) =>
          examples.length > 0 && (
            <section key={name}>
              <h3>{t(`studio.try.${name}`)}</h3>
              <div className="try-examples">
                {examples.map((example) => (
                  <button
                    key={example}
                    type="button"
                    lang="en"
                    className="btn btn-secondary btn-sm"
                    onClick={() => go(example)}
                  >
                    {splitName(example.replace(INVALID, ''))}
                  </button>
                ))}
              </div>
            </section>
          ),
      )}
    </details>
  );
}
