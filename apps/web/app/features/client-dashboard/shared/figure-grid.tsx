import layout from './layout.module.css';

/** A figure with the text below it. */
export interface GridFigure {
  readonly label: string;
  readonly value: string;
  /** Value in today's dollars if the amount lies two years away or more. */
  readonly today?: string | null;
  readonly note?: string | null;
}

/** Key figures side by side, each with its unit, year or note. */
export function FigureGrid({ figures }: { readonly figures: readonly GridFigure[] }) {
  return (
    <dl className={layout.figures}>
      {figures.map(({ label, value, today, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong className="fh-figures">{value}</strong>
            {today && <span className="fh-figures">{today} in today’s dollars</span>}
            {note && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
