import type { UiSchema } from '@rjsf/utils';
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useFormContext } from '#forms/engine/form-context.ts';
import { fieldId, focusField } from '#forms/engine/form-names.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { useStored } from '#ui/use-stored.ts';
import { classOfGroup, type FoldedFields } from './field-group.ts';
import { KnownLine } from './known-line.tsx';
import { useFold } from './use-fold.ts';
import './folded-group.scss';

interface FoldedGroupProps extends FoldedFields {
  heading: string;
  children: ReactNode;
}

/**
 * A group that shows its fields only when necessary. They remain mounted while it is folded: their look-ups run and a
 * submit checks them; an error opens the group.
 */
export function FoldedGroup(props: FoldedGroupProps): ReactElement {
  const { group, heading, names, path, object, children } = props;
  const { form, name, facts, answers: store, files } = useFormContext();
  const answers = useStored(store);
  const { t } = useTexts();
  const id = useId();
  const headingId = `${id}-heading`;
  const buttonId = `${id}-button`;
  const { isAbsent, isOpen, isPressed, press, touch } = useFold(props);
  const [first = ''] = names;
  const takesFocus = useFocusAfterPress(isOpen, () => focusField(fieldId(name, [...path, first])));

  const toggle = {
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: () => {
      takesFocus.current = true;
      press();
    },
  };
  const ui = (object.uiSchema ?? {}) as UiSchema;
  const isOptional = group.folded === 'optional';
  return (
    <fieldset className={classOfGroup(group)} aria-labelledby={headingId} hidden={isAbsent}>
      {isOptional && (isPressed || !isOpen) ? (
        <Button variant="quiet" className="folded-more" {...toggle}>
          <Icon name="chevron-down" />
          <span id={headingId}>{heading}</span>
        </Button>
      ) : (
        <legend id={headingId}>{heading}</legend>
      )}
      {!isOptional && !isOpen && (
        <div className="folded-line">
          <p>
            <KnownLine {...{ form, facts, answers, files, names, path }} ui={ui} />
          </p>
          <Button
            id={buttonId}
            size="small"
            aria-labelledby={`${buttonId} ${headingId}`}
            {...toggle}
          >
            {t('form-engine.change')}
          </Button>
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus came inside */}
      <div id={id} className="field-group" hidden={!isOpen} onFocus={touch}>
        {children}
      </div>
    </fieldset>
  );
}

/** Focuses a field of a group that its button opened; returns what the button sets. */
function useFocusAfterPress(isOpen: boolean, focus: () => void): RefObject<boolean> {
  const wasPressed = useRef(false);
  const focusNow = useEffectEvent(focus);
  useLayoutEffect(() => {
    if (isOpen && wasPressed.current) focusNow();
    wasPressed.current = false;
  }, [isOpen]);
  return wasPressed;
}
