import { type ReactNode, useState } from 'react';
import css from './working-toggle.module.css';

interface WorkingToggleProps {
  /** Id of what opens, unique on the page. */
  readonly id: string;
  readonly label?: string;
  /** What opens; it may load only then. */
  readonly children: ReactNode;
}

/** Stands where a working is still on its way. */
export const loadingWorking = <p className={css.loading}>Loading</p>;

/** Opens and closes the working under a figure. */
export function WorkingToggle({ id, label = 'How is this worked out?', children }: WorkingToggleProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
