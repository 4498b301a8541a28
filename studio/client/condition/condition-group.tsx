import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { AddButton } from '#studio/client/look/add-button.tsx';
import { StudioIcon, type StudioIconName } from '#studio/client/look/studio-icon.tsx';
import { LineControls } from './condition-line.tsx';
import type { ConditionLine, ConditionNode, Group } from './condition-node.ts';
import { truthOf } from './condition-truth.ts';
import type { Place } from './tree-edits.ts';
import { TruthMark } from './truth-mark.tsx';
import type { ConditionTools } from './use-condition-tools.ts';

/** What a person can do with the lines of a condition. */
export interface TreeActions {
  change: (place: Place, node: ConditionNode) => void;
  /** Puts what an option stands for into a group. */
  add: (group: Place, option: string) => void;
  /** Puts what an option stands for in the stead of a line. */
  choose: (place: Place, option: string) => void;
  remove: (place: Place) => void;
  wrap: (place: Place) => void;
  unwrap: (place: Place) => void;
}

interface GroupProps {
  group: Group;
  place: Place;
  tools: ConditionTools;
  actions: TreeActions;
  /** False for the last line of a condition that cannot be left out. */
  mayRemove: boolean;
}

/** Lines that must all hold, or of which one is enough; a line may be a group of others. */
export function ConditionGroup({
  group,
  place,
  tools,
  actions,
  mayRemove,
}: GroupProps): ReactElement {
  const { t } = useTexts();
  const isRoot = place.length === 0;
  const hasHead = !isRoot || group.parts.length > 1 || group.isNot;
  const joint = t(`studio.condition.${group.way === 'all' ? 'and' : 'or'}`);
  return (
    <fieldset
      className={`condition-group${isRoot ? ' is-root' : ''}`}
      aria-label={t(isRoot ? 'studio.condition.lines-of' : 'studio.condition.group')}
      data-place={place.join('.')}
    >
      {hasHead && (
        <div className="condition-head">
          <select
            className="form-select"
            aria-label={t('studio.condition.way')}
            value={group.way}
            onChange={({ target }) =>
              actions.change(place, { ...group, way: target.value as Group['way'] })
            }
          >
            {(['all', 'any'] as const).map((way) => (
              <option key={way} value={way}>
                {t(`studio.condition.ways.${way}`)}
              </option>
            ))}
          </select>
          <NodeActions node={group} {...{ place, tools, actions, mayRemove }} />
        </div>
      )}
      <ul className="condition-lines">
        {group.parts.map((part, at) => {
          const inner = [...place, at];
          const may = mayRemove || group.parts.length > 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its position only
            <li key={at} className="condition-part" data-joint={at > 0 ? joint : undefined}>
              {part.kind === 'group' ? (
                <ConditionGroup
                  group={part}
                  place={inner}
                  {...{ tools, actions }}
                  mayRemove={may}
                />
              ) : (
                <Line line={part} place={inner} {...{ tools, actions }} mayRemove={may} />
              )}
            </li>
          );
        })}
      </ul>
      <AddButton
        label={t(isRoot ? 'studio.condition.add' : 'studio.condition.add-inside')}
        options={tools.options}
        onChoose={(option) => actions.add(place, option)}
      />
    </fieldset>
  );
}

interface NodeProps<Node> extends Omit<GroupProps, 'group'> {
  node: Node;
}

function Line({
  line,
  ...rest
}: Omit<NodeProps<never>, 'node'> & { line: ConditionLine }): ReactElement {
  const { place, tools, actions } = rest;
  return (
    <div className={`condition-line${line.isNot ? ' is-not' : ''}`} data-place={place.join('.')}>
      <TruthMark truth={tools.known && truthOf(line, tools.over, tools.known)} />
      <div className="condition-controls">
        <LineControls
          line={line}
          tools={tools}
          onChange={(next) => actions.change(place, next)}
          onChoose={(option) => actions.choose(place, option)}
        />
      </div>
      <NodeActions node={line} {...rest} />
    </div>
  );
}

/** Whether a line or a group holds, and what can be done with it. */
function NodeActions({
  node,
  place,
  tools: { over, known },
  actions,
  mayRemove,
}: NodeProps<ConditionNode>): ReactElement {
  const { t } = useTexts();
  const button = (icon: StudioIconName, words: string, act: () => void) => (
    <button
      type="button"
      className="icon-button is-small"
      aria-label={t(`studio.condition.${words}`)}
      title={t(`studio.condition.${words}`)}
      onClick={act}
    >
      <StudioIcon name={icon} />
    </button>
  );
  const isGroup = node.kind === 'group';
  return (
    <span className="condition-actions">
      {isGroup && <TruthMark truth={known && truthOf(node, over, known)} />}
      <button
        type="button"
        className="not-button"
        aria-pressed={node.isNot}
        title={t('studio.condition.not-hint')}
        onClick={() => actions.change(place, { ...node, isNot: !node.isNot })}
      >
        {t('studio.condition.not')}
      </button>
      {isGroup && place.length > 0 && button('ungroup', 'unwrap', () => actions.unwrap(place))}
      {!isGroup && button('group', 'wrap', () => actions.wrap(place))}
      {place.length > 0 && mayRemove && button('trash', 'remove', () => actions.remove(place))}
    </span>
  );
}
