import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useConfiguration, useFacts } from '#config/facts-provider.tsx';
import { hasTexts } from '#i18n/i18n.ts';
import { NotFoundScreen } from '#screens/errors/not-found-screen.tsx';
import { SkeletonCards } from '#ui/skeleton.tsx';
import { ensureTexts } from './languages.ts';

/** An address without a route: perhaps one of another language, whose texts are fetched before saying no. */
export function UnknownAddress({ onTexts }: { onTexts: () => void }): ReactElement {
  const configuration = useConfiguration();
  const { offered } = useFacts().settings.languages;
  const [asking, setAsking] = useState(() => !offered.every(hasTexts));
  const told = useRef(onTexts);

  useEffect(() => {
    if (!asking) return;
    const others = offered.map((language) => ensureTexts(configuration, language));
    // Without the texts of another language its paths are simply unknown.
    Promise.allSettled(others).then(() => {
      told.current();
      setAsking(false);
    });
  }, [asking, configuration, offered]);

  return asking ? <SkeletonCards /> : <NotFoundScreen />;
}
