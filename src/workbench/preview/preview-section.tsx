import { type ReactElement, type ReactNode, useId, useState } from 'react';
import FormSelect from 'react-bootstrap/FormSelect';
import { Icon } from '#ui/layout/icon.tsx';

interface PreviewSectionProps {
  title: string;
  children: ReactNode;
}

/** A collapsible part of the panel. */
export function PreviewSection({ title, children }: PreviewSectionProps): ReactElement {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  return (
    <section className="preview-section" aria-labelledby={id}>
      <h3 id={id}>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
          {title}
        </button>
      </h3>
      {isOpen && <div className="preview-section-body">{children}</div>}
    </section>
  );
}

interface PreviewSelectProps {
  label: string;
  value: string;
  /** Value -> label. */
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

export function PreviewSelect({
  label,
  value,
  options,
  onChange,
}: PreviewSelectProps): ReactElement {
  const id = useId();
  return (
    <div className="preview-control">
      <label htmlFor={id}>{label}</label>
      <FormSelect id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([one, says]) => (
          <option key={one} value={one}>
            {says}
          </option>
        ))}
      </FormSelect>
    </div>
  );
}
