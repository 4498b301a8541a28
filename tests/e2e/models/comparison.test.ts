import { ComparisonPage } from './comparison-page.ts';
import { describeWalks } from './model-test.ts';

describeWalks('comparison', (tools) => new ComparisonPage(tools));
