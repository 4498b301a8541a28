import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { changeLanguage } from '#app/settings/languages.ts';
import { useConfiguration, useFacts } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { showTheme, type Theme, themes } from '#ui/layout/theme.ts';
import { useTheme } from '#ui/layout/use-theme.ts';
import { partnerChoice } from '#workbench/served/partner-choice.ts';
import { useNews } from '#workbench/served/preview-server.ts';
import { useGalleryWords } from './gallery-words.ts';

/** The choices of language, theme and, where the server has partners, brand. */
export function GalleryBar(): ReactElement {
  const words = useGalleryWords();
  const { language } = useTexts();
  const configuration = useConfiguration();
  const { offered } = useFacts().settings.languages;
  const theme = useTheme();
  const news = useNews();
  return (
    <header className="gallery-bar">
      <Link to="/_gallery">{words.title}</Link>
      {news && <BarSelect label={words.brand} {...partnerChoice(news, words.house)} />}
      <BarSelect
        label={words.language}
        value={language}
        options={offered.map((code) => [code, code])}
        onChange={(code) => void changeLanguage(configuration, code)}
      />
      <BarSelect
        label={words.theme}
        value={theme}
        options={themes.map((one) => [one, words.themes[one]])}
        onChange={(one) => showTheme(one as Theme)}
      />
    </header>
  );
}

interface BarSelectProps {
  label: string;
  value: string;
  /** Value -> label. */
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

function BarSelect({ label, value, options, onChange }: BarSelectProps): ReactElement {
  return (
    <label>
      {label}
      <select
        className="form-select"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([one, says]) => (
          <option key={one} value={one}>
            {says}
          </option>
        ))}
      </select>
    </label>
  );
}
