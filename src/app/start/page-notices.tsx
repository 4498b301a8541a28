import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static.edge';
import type { Settings } from '#config/configuration-types.ts';
import type { PageNotices } from '#config/pages/prerendered-page.ts';
import { textsIn } from '#i18n/texts.ts';
import { TextWithPhone } from '#ui/controls/phone-link.tsx';

/** What pages in a language show where the application cannot run, with the telephone. */
export async function noticesIn(
  language: string,
  { organization }: Settings,
): Promise<PageNotices> {
  const [withoutScript = '', oldBrowser = ''] = await Promise.all(
    ['frame.noScript', 'frame.oldBrowser'].map((key) =>
      htmlOf(
        <TextWithPhone
          text={textsIn(language)(key, { phone: organization.phone })}
          organization={organization}
        />,
      ),
    ),
  );
  return { withoutScript, oldBrowser };
}

/** An element as HTML. Rejects with the first failure of a part. */
export async function htmlOf(element: ReactElement): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(element, {
    onError: (failure) => void failures.push(failure),
    // Everything in its final place: chunks that are inserted later need inline scripts in the page.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}
