import { type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '#i18n/texts.ts';
import { ListSearch } from '#lists/list-search.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { type HelpTopic, useHelpTopics } from './help-topics.ts';
import './help.scss';

/** The frequent questions, with a search; the answer opens below its question. */
export function HelpSearch({
  shown: count,
  onLeave,
}: {
  /** Number of questions that are visible while nothing is searched. */
  shown: number;
  /** Called when a link leads to the page where it is done. */
  onLeave?: () => void;
}): ReactElement | null {
  const { t } = useTexts();
  const [search, setSearch] = useState('');
  const [isAll, setAll] = useState(false);
  const topics = useHelpTopics(search);
  const isSearching = search !== '';
  if (topics.length === 0 && !isSearching) return null;
  const shown = isSearching || isAll ? topics : topics.slice(0, count);
  return (
    <div className="help-search">
      <ListSearch
        id="help-search"
        label={t('help.search')}
        placeholder={t('help.search')}
        value={search}
        onSearch={setSearch}
        delay={0}
      />
      <p role="status" className={topics.length > 0 ? 'visually-hidden' : 'help-none'}>
        {isSearching &&
          (topics.length > 0
            ? t('help.found', { count: topics.length })
            : t('help.none', { search }))}
      </p>
      {shown.map((topic) => (
        <Question key={topic.id} topic={topic} onLeave={onLeave} />
      ))}
      {shown.length < topics.length && (
        <button type="button" className="btn btn-quiet" onClick={() => setAll(true)}>
          {t('help.all', { count: topics.length })}
        </button>
      )}
    </div>
  );
}

interface QuestionProps {
  topic: HelpTopic;
  onLeave: (() => void) | undefined;
}

function Question({ topic: { question, answer, way }, onLeave }: QuestionProps) {
  const { t } = useTexts();
  return (
    <details className="help-question">
      <summary>
        {question}
        <Icon name="chevron-down" className="menu-arrow" />
      </summary>
      <p>{answer}</p>
      {way && (
        <Link to={way.address} onClick={onLeave}>
          {t('help.go', { place: t(`frame.routes.${way.route}`) })}
          <Icon name="chevron-right" />
        </Link>
      )}
    </details>
  );
}
