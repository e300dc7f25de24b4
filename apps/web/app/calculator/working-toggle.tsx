import { type ReactNode, useState } from 'react';
import css from './working-toggle.module.css';

interface WorkingToggleProps {
  /** Id of the expandable part, unique on the page. */
  readonly id: string;
  readonly label?: string;
  /** The expandable part; it may load on opening. */
  readonly children: ReactNode;
}

/** Placeholder while a working loads. */
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
