import createDOMPurify, { type Config, type DOMPurify, type WindowLike } from 'dompurify';

/** Allows text, lists, links and images of our own server; no forms, styles, classes, ids or names. */
const strictConfig: Config & { RETURN_TRUSTED_TYPE: true } = {
  RETURN_TRUSTED_TYPE: true,
  USE_PROFILES: { html: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'option'],
  FORBID_ATTR: ['style', 'id', 'name', 'class'],
};

let purifier: DOMPurify | undefined;

function createPurifier(): DOMPurify {
  const created = createDOMPurify(window as unknown as WindowLike);
  created.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A' && node.hasAttribute('href')) {
      node.setAttribute('rel', 'noopener noreferrer');
    }
    for (const attribute of ['src', 'srcset', 'poster', 'background']) {
      const value = node.getAttribute(attribute);
      // An image of another site would reveal the reader of this page to that site.
      if (value !== null && (attribute !== 'src' || !isOwn(value))) node.removeAttribute(attribute);
    }
  });
  return created;
}

function isOwn(address: string): boolean {
  try {
    return new URL(address, location.href).origin === location.origin;
  } catch {
    return false;
  }
}

/**
 * HTML without scripts, without anything that imitates a form of ours, and without requests to other sites; a
 * TrustedHTML (policy `dompurify`) where the browser knows Trusted Types.
 */
export function sanitise(html: string): string | TrustedHTML {
  purifier ??= createPurifier();
  return purifier.sanitize(html, strictConfig);
}
