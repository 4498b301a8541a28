import { type ReactElement, type RefObject, useEffect, useState } from 'react';
import type { WizardRender } from '#domain/wizard.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { SanitisedHtml } from '#ui/sanitised-html.tsx';
import { useWording } from '#wizard/wizard-wording.ts';
import type { OpenWizard } from './use-wizard.ts';

interface WizardFinishProps {
  open: OpenWizard;
  heading: RefObject<HTMLHeadingElement | null>;
  onLeave: () => void;
}

/** The end of a wizard: the retailer's text, else the wording of its last step, else the default text. */
export function WizardFinish({ open, heading, onLeave }: WizardFinishProps): ReactElement {
  const { t } = useTexts();
  const { text } = useWording(open);
  const html = useHtml(open.context.render);
  return (
    <Card className="wizard-finish">
      <Icon name="check-circle" />
      <h2 ref={heading} tabIndex={-1}>
        {text('sent.title') ?? t('wizard.finished.title')}
      </h2>
      {html ? (
        <SanitisedHtml html={html} />
      ) : (
        <p>{text('sent.body') ?? t('wizard.finished.body')}</p>
      )}
      <Button variant="primary" icon="home" block onClick={onLeave}>
        {t('wizard.finished.leave')}
      </Button>
    </Card>
  );
}

/** The retailer's text as HTML, not sanitised yet; null while there is none, or the Markdown parser is loading. */
function useHtml(render: WizardRender | null): string | null {
  const markdown = render?.format === 'markdown' ? render.body : null;
  const [read, setRead] = useState<string | null>(null);
  useEffect(() => {
    if (markdown === null) return;
    let isHere = true;
    import('marked').then(
      ({ marked }) => isHere && setRead(marked.parse(markdown, { async: false })),
      (failure: unknown) => console.warn('Served Markdown is not shown', failure),
    );
    return () => {
      isHere = false;
    };
  }, [markdown]);
  return render?.format === 'html' ? render.body : read;
}
