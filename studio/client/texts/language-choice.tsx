import { type ReactElement, useId } from 'react';
import { useTexts } from '#i18n/texts.ts';
import type { TextTable } from '#studio/texts-contract.ts';
import type { Side } from './text-lines.ts';

interface LanguageChoiceProps {
  side: Side;
  value: string;
  languages: TextTable['languages'];
  onChoose: (code: string) => void;
}

/** Head of a column: which language it has. */
export function LanguageChoice(props: LanguageChoiceProps): ReactElement {
  const { side, value, languages, onChoose } = props;
  const { t } = useTexts();
  const id = useId();
  return (
    <div className="texts-language">
      <label htmlFor={id}>{t(`studio.texts.${side}`)}</label>
      <select
        id={id}
        className="quiet-select"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
