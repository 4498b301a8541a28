import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import { sample } from '../sample.ts';
import 'survey-core/survey-core.fontless.css';

const [survey, answers] = await Promise.all([
  sample<object>('survey'),
  sample<Record<string, unknown>>('answers'),
]);
const model = new Model(survey);
model.data = answers;

createRoot(document.getElementById('root') as HTMLElement).render(<Survey model={model} />);
