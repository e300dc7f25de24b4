import css from './move-buttons.module.css';

const steps = [
  { sign: '‹‹', says: 'a year earlier', months: -12 },
  { sign: '‹', says: 'a month earlier', months: -1 },
  { sign: '›', says: 'a month later', months: 1 },
  { sign: '››', says: 'a year later', months: 12 },
] as const;

interface MoveButtonsProps {
  /** What is moved, for screen readers. */
  readonly name: string;
  readonly onMove: (months: number) => void;
  /** Months alone, where there is little room. */
  readonly isShort?: boolean;
}

/** Buttons that move an event by a month or a year, earlier or later. */
export function MoveButtons({ name, onMove, isShort = false }: MoveButtonsProps) {
  const shown = isShort ? steps.filter(({ months }) => Math.abs(months) === 1) : steps;
  return (
    <fieldset className={css.buttons}>
      <legend className="fh-for-readers">Move {name}</legend>
      {shown.map(({ sign, says, months }) => (
        <button
          key={sign}
          type="button"
          aria-label={`${name}: ${says}`}
          title={says}
          className={css.button}
          onClick={() => onMove(months)}
        >
          {sign}
        </button>
      ))}
    </fieldset>
  );
}
