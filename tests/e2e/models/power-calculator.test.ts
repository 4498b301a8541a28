import { describeWalks } from './model-test.ts';
import { PowerCalculatorPage } from './pages/power-calculator-page.ts';

describeWalks('power-calculator', (tools) => new PowerCalculatorPage(tools));
