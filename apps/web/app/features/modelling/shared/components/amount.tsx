import type { Figure } from '@freehold/domain';
import css from './figures.module.css';

/** An amount, and what it is worth in today's dollars where it lies years away. */
export function Amount({ value, today }: Omit<Figure, 'label'>) {
  return (
    <>
      <span className={css.value}>{value}</span>
      {today !== null && (
        <span className={css.today}>
          {today} <span className="fh-for-readers">in today’s dollars</span>
          <span aria-hidden="true">today</span>
        </span>
      )}
    </>
  );
}
