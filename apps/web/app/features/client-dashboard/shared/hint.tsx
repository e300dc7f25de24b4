import { type KeyboardEvent, useId, useState } from 'react';
import css from './hint.module.css';

interface HintProps {
  /** What it explains. */
  readonly about: string;
  readonly text: string;
}

/** A short explanation on hover, focus or tap; Escape closes it. It stands as wide as the card it is in. */
export function Hint({ about, text }: HintProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer may move from the button onto its explanation
    <span className={`fh-no-print ${css.hint}`} onMouseEnter={() => setOpen(true)} onMouseLeave={() => setOpen(false)}>
      <button
        type="button"
        className={css.button}
        aria-label={`About ${about}`}
        aria-describedby={id}
        onClick={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      >
        ?
      </button>
      <span role="tooltip" id={id} className={css.text} hidden={!isOpen}>
        {text}
      </span>
    </span>
  );
}
