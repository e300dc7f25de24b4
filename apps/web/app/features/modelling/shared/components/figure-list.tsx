import type { Figure } from '@freehold/domain';
import { memo } from 'react';
import { Amount } from './amount.tsx';
import css from './figures.module.css';

/** Key figures, one under the other. */
export const FigureList = memo(function FigureList({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={css.list}>
      {figures.map(({ label, value, today }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Amount value={value} today={today} />
          </dd>
        </div>
      ))}
    </dl>
  );
});
