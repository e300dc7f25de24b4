import { memo, type ReactNode } from 'react';
import { Disclaimer } from './disclaimer.tsx';
import css from './estimate-texts.module.css';

interface Texts {
  readonly disclosure: string;
  /** Pass the same array each time, so that the texts stay memoised. */
  readonly assumptions: readonly string[];
}

interface EstimateTextsProps extends Texts {
  /** Editable assumptions. */
  readonly children?: ReactNode;
}

/** Disclaimer and assumptions under a figure, on screen and on paper. */
export function EstimateTexts({ disclosure, assumptions, children }: EstimateTextsProps) {
  return (
    <div className={css.texts}>
      <StillTexts disclosure={disclosure} assumptions={assumptions} />
      {children && <div className={css.changeable}>{children}</div>}
    </div>
  );
}

const StillTexts = memo(function StillTexts({ disclosure, assumptions }: Texts) {
  return (
    <>
      <Disclaimer sentences={[disclosure]} />
      <h3>What it assumes</h3>
      <ul>
        {assumptions.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
    </>
  );
});
