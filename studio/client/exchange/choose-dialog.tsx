import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import type { Json } from '#studio/contract.ts';
import type { Clash, Take } from '#studio/exchange-contract.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';

const sides = ['mine', 'theirs'] as const;
type Choice = Take['choices'][number];

const written = (value: Json | undefined): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2);

interface ChooseDialogProps {
  clashes: readonly Clash[];
  onChosen: (choices: Choice[]) => void;
  onClose: () => void;
}

/** The places that others and this copy changed to different values, each with both, to choose one. */
export function ChooseDialog({ clashes, onChosen, onClose }: ChooseDialogProps): ReactElement {
  const { t } = useTexts();
  const id = useId();
  const [chosen, setChosen] = useState<readonly (Choice['use'] | undefined)[]>([]);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const choices = clashes.flatMap(({ file, path }, at) => {
      const use = chosen[at];
      return use ? [{ file, path, use }] : [];
    });
    setMissing(choices.length < clashes.length);
    if (choices.length === clashes.length) onChosen(choices);
  };
  return (
    <Dialog title={t('studio.exchange.choose')} onClose={onClose}>
      <form className="choices" noValidate onSubmit={submit}>
        <p>{t('studio.exchange.choose-body')}</p>
        {clashes.map((clash, at) => (
          <fieldset key={`${clash.file} ${clash.path.join('.')}`}>
            <legend>
              {clash.path.length > 0 ? clash.path.join(' › ') : t('studio.exchange.whole-file')}
              <span className="history-by">{clash.file}</span>
            </legend>
            <div className="versions">
              {sides.map((side) => (
                <label key={side} className="version">
                  <span className="version-name">
                    <input
                      type="radio"
                      className="form-check-input"
                      name={`${id}-${at}`}
                      checked={chosen[at] === side}
                      onChange={() =>
                        setChosen(clashes.map((_, one) => (one === at ? side : chosen[one])))
                      }
                    />
                    {t(`studio.exchange.${side}`)}
                  </span>
                  <pre>{written(clash[side]) || t('studio.value.nothing')}</pre>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        {isMissing && (
          <p className="value-fault" role="alert">
            {t('studio.exchange.choose-all')}
          </p>
        )}
        <button type="submit" className="btn btn-primary">
          {t('studio.exchange.take')}
        </button>
      </form>
    </Dialog>
  );
}
