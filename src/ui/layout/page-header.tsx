import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTexts } from '#i18n/texts.ts';
import { HistoryReturnContext } from '#ui/scroll/use-scroll-back.ts';

export interface PageHeaderProps {
  title: string;
  /** A line below the title. */
  intro?: ReactNode;
  /** A link back, above the title. */
  back?: ReactNode;
  actions?: ReactNode;
  /** Title of the tab; by default the heading. */
  documentTitle?: string;
  /** The heading is still loading: where two lines are likely, their space is reserved, so that nothing moves. */
  isAwaited?: boolean;
}

/** Path of the last page with a heading; null before the first one, where the browser decides about the focus. */
let lastPath: string | null = null;

/** Heading of a page: takes the focus after a navigation, and sets the title of the tab. */
export function PageHeader({
  title,
  intro,
  back,
  actions,
  documentTitle = title,
  isAwaited,
}: PageHeaderProps): ReactElement {
  const { t } = useTexts();
  useDocumentTitle(t('common.documentTitle', { title: documentTitle }));
  const heading = useFocusAfterNavigation();
  return (
    // Said here: `:has()` would make the browser look through the whole page at each change of it.
    <header className="page-header" data-way-back-beside={back && actions ? true : undefined}>
      <div className="page-heading">
        {back}
        <h1 ref={heading} tabIndex={-1} className={isAwaited ? 'is-awaited' : undefined}>
          {title}
        </h1>
        {intro && <p className="page-intro">{intro}</p>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  );
}

/** Sets the title of the tab together with the heading. */
function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}

/**
 * Returns the ref of a heading that takes the focus after a navigation, once the page is painted: it costs a layout. A page
 * whose path changes with the language
 * leaves the focus where it is.
 */
function useFocusAfterNavigation(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const preventScroll = use(HistoryReturnContext);
  useEffect(() => {
    const { pathname } = window.location;
    if (lastPath !== null && lastPath !== pathname) heading.current?.focus({ preventScroll });
    lastPath = pathname;
  }, [preventScroll]);
  return heading;
}
