import type { FieldProps } from '@rjsf/utils';
import { type ReactElement, useRef } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import { JsonControl } from '#studio/client/theme/json-control.tsx';
import { contextOf } from '#studio/client/theme/panel-context.ts';
import type { Json } from '#studio/contract.ts';
import { useStored } from '#ui/use-stored.ts';
import { ConditionGroup } from './condition-group.tsx';
import type { Over } from './condition-node.ts';
import { truthOf } from './condition-truth.ts';
import { sentenceOf } from './condition-words.ts';
import { TruthLine } from './truth-mark.tsx';
import { useConditionTools } from './use-condition-tools.ts';
import { useConditionTree } from './use-condition-tree.ts';

/** A condition, built from lines: what it says in words, and whether it holds for the person in view. */
export function ConditionControl(field: FieldProps): ReactElement {
  const { formData, onChange, fieldPathId, required } = field;
  const { path } = fieldPathId;
  const { t } = useTexts();
  const { portal } = useStudio();
  const { scene } = useStored(portal.store);
  const { form } = contextOf(field);
  const { condition, group } = field.schema as { condition?: Over; group?: string[] };
  const box = useRef<HTMLDivElement>(null);
  const tools = useConditionTools(condition ?? 'facts', form, group);
  const { tree, actions } = useConditionTree(formData as Json | undefined, tools, box, (next) =>
    onChange(next, path),
  );
  if (!tools) return <p className="panel-note">{t('studio.loading')}</p>;
  if (!tree)
    return (
      <>
        <p className="value-meaning">{t('studio.condition.rare')}</p>
        <JsonControl {...field} />
      </>
    );
  const { known, over, terms } = tools;
  const sentence = sentenceOf(tree, terms);
  return (
    <div ref={box} className="condition">
      {sentence !== '' && (
        <div className="condition-whole">
          <p className="condition-sentence">
            {sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1)}.
          </p>
          {known && scene && (
            <TruthLine
              truth={truthOf(tree, over, known)}
              person={t(`studio.person.${scene.person}`)}
            />
          )}
        </div>
      )}
      <ConditionGroup
        group={tree}
        place={[]}
        tools={tools}
        actions={actions}
        // Where it must be said, the last line stays.
        mayRemove={!required && path.length > 0}
      />
    </div>
  );
}
