import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/** The properties that make a look: with their value where it is one word. */
const wordsOf = (props: object): string =>
  Object.entries(props)
    .filter(([name, value]) => name !== 'children' && value !== undefined && value !== false)
    .map(([name, value]) =>
      /^[\w-]+$/.test(value) && value !== true ? `${name}="${value}"` : name,
    )
    .join(' ');

/** Several looks of a component, each below the properties that make it. */
export function Looks({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className="gallery-looks">
      {Children.toArray(children).map((look) =>
        isValidElement<object>(look) ? (
          <div key={look.key} className="gallery-look">
            <code>{wordsOf(look.props) || '…'}</code>
            <div>{look}</div>
          </div>
        ) : null,
      )}
    </div>
  );
}
