import { expect, it } from 'vitest';
import { mutations } from '#tools/config/code/code-definitions.ts';
import {
  describedAnswers,
  undescribedMutations,
} from '#tools/config/description/described-answers.ts';

it('each mutation of a form is compared with the description, or listed as one that cannot be', () => {
  const listed = [...Object.keys(describedAnswers), ...undescribedMutations].sort();
  const ofForms = Object.entries(mutations).flatMap(([name, { kind }]) =>
    kind === 'form' ? [name] : [],
  );
  expect(listed, 'tools/config/description/described-answers.ts').toEqual(ofForms.sort());
});
