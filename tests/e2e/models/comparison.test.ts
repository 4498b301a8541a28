import { describeWalks } from './model-test.ts';
import { ComparisonPage } from './pages/comparison-page.ts';

describeWalks('comparison', (tools) => new ComparisonPage(tools));
