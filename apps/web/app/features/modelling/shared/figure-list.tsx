import type { Figure } from '@freehold/domain';
import { memo } from 'react';
import figuresClasses from './figures.module.css';
import layoutClasses from './layout.module.css';

/** An amount, with its value in today's dollars if it lies years ahead. */
export function Amount({ value, today }: Omit<Figure, 'label'>) {
  return (
    <>
      <span className={figuresClasses.value}>{value}</span>
      {today !== null && (
        <span className={figuresClasses.today}>
          {today} <span className="fh-for-readers">in today’s dollars</span>
          <span aria-hidden="true">today</span>
        </span>
      )}
    </>
  );
}

/** Sentences about the figures; renders nothing when there are none. */
export const FindingList = memo(function FindingList({ findings }: { readonly findings: readonly string[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className={layoutClasses.findings}>
      {findings.map((finding) => (
        <li key={finding}>{finding}</li>
      ))}
    </ul>
  );
});

/** Key figures, one under the other. */
export const FigureList = memo(function FigureList({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={figuresClasses.list}>
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
