import { chartColour } from '#app/charts/series.ts';
import css from './type-list.module.css';

interface TypeListProps {
  readonly entries: readonly { readonly name: string; readonly colour: number; readonly text: string }[];
}

/** The legend of a pie as a list with the amounts. */
export function TypeList({ entries }: TypeListProps) {
  return (
    <ul className={css.list}>
      {entries.map(({ name, colour, text }) => (
        <li key={name}>
          <span className={css.swatch} style={{ background: chartColour(colour) }} aria-hidden="true" />
          <span>{name}</span>
          <strong className="fh-figures">{text}</strong>
        </li>
      ))}
    </ul>
  );
}
