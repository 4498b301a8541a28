import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import vectors from '#tests/vectors/domain-vectors.json' with { type: 'json' };
import { SanitisedHtml } from '#ui/html/sanitised-html.tsx';

const { cases } = vectors.hostileHtml;
const marker = '<p>the end</p>';

/** What the page contains for served HTML, once the marker after it is rendered. */
async function shown(html: string): Promise<HTMLElement> {
  const { container } = render(
    <SanitisedHtml html={`${html}</form></svg></math></div>${marker}`} />,
  );
  await screen.findByText(/the end/);
  return container;
}

afterEach(() => document.body.replaceChildren());

describe('hostile HTML', () => {
  it.each(cases.map((one) => [one.in, one.strict] as const))('%s', async (html, strict) => {
    const { container } = render(<SanitisedHtml html={html} />);
    const usual = (markup: string) => markup.replaceAll(' rel="noopener noreferrer"', '');
    await waitFor(() =>
      expect(usual(container.querySelector('.served-html')?.innerHTML ?? '')).toBe(strict),
    );
    expect(window).not.toHaveProperty('__pwn');
  });
});

it('retains text and links, which give the opened page no access to this one', async () => {
  const page = await shown(
    '<p>Cerramos el <strong>lunes</strong>. <a href="https://example.com">Más</a></p>',
  );
  expect(page.querySelector('strong')?.textContent).toBe('lunes');
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
});

it('shows pictures of its own server only', async () => {
  const page = await shown(
    '<img alt="own" src="/logo.png"><img alt="far" src="https://evil.example/pixel.gif" srcset="https://evil.example/2x.gif 2x">',
  );
  expect(page.querySelector('[alt=own]')?.getAttribute('src')).toBe('/logo.png');
  const far = page.querySelector('[alt=far]');
  expect(far?.hasAttribute('src')).toBe(false);
  expect(far?.hasAttribute('srcset')).toBe(false);
});

it('lets nothing look like a form or an overlay of ours', async () => {
  const page = await shown(
    '<div style="position:fixed;inset:0" class="modal" id="root"><form><input></form>Clave</div>',
  );
  expect(page.querySelector('form, input, [style], #root, .modal')).toBeNull();
});

it('shows plain words and tags at once', () => {
  const { container } = render(<SanitisedHtml html="<p>Cerramos el <strong>lunes</strong>.</p>" />);
  expect(container.querySelector('strong')?.textContent).toBe('lunes');
});

it.each([
  '<p onclick=alert(1)>x</p>',
  '<p\n/onclick=alert(1)>x</p>',
  '<b><script>alert(1)</script></b>',
  '<p>&lt;</p><img src=x onerror=alert(1)>',
  '<P STYLE="position:fixed">x</P>',
])('shows %s once it is sanitised', async (html) => {
  const { container } = render(<SanitisedHtml html={html} />);
  expect(container.innerHTML).not.toMatch(/onclick|onerror|script|style/i);
  await waitFor(() => expect(container.querySelector('.served-html')).not.toBeNull());
  expect(container.innerHTML).not.toMatch(/onclick|onerror|script|style/i);
});
