import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { restoreTheme } from '#ui/layout/theme.ts';
import { followLanguage } from './language/follow-language.ts';
import { StudioPage } from './shell/studio-page.tsx';
import { createStudio } from './state/studio.ts';
import './styles/studio.scss';

restoreTheme();
const studio = createStudio();
await followLanguage(studio.view);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <StudioPage studio={studio} />
    </StrictMode>,
  );
