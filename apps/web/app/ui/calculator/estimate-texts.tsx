import type { ReactNode } from 'react';
import css from './estimate-texts.module.css';

interface EstimateTextsProps {
  readonly disclosure: string;
  readonly assumptions: readonly string[];
  /** Assumptions that a person can change. */
  readonly children?: ReactNode;
}

/** Disclosure and assumptions as they stand beside every figure, on screen and on paper. */
export function EstimateTexts({ disclosure, assumptions, children }: EstimateTextsProps) {
  return (
    <div className={css.texts}>
      <p>{disclosure}</p>
      <h3>What it assumes</h3>
      <ul>
        {assumptions.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
      {children && <div className={css.changeable}>{children}</div>}
    </div>
  );
}
