import { test } from '#tests/e2e/support/studio/own-studio.ts';
import { formTasks } from './year-form-tasks.ts';
import { pageTasks } from './year-page-tasks.ts';
import { tasks } from './year-tasks.ts';

// One after another: one server and one configuration serve them all.
test.describe.configure({ mode: 'default' });

for (const [title, task] of Object.entries({ ...tasks, ...pageTasks, ...formTasks }))
  test(title, { tag: '@exhaustive' }, async ({ studio, own }) => task({ studio, own }));
