import { figureText } from '@freehold/domain';
import { ResultFigure } from '#app/calculator/result-figure.tsx';
import type { SimulatorPartProps } from './simulator-part.ts';

/** The simulator's main figure, beside whatever is typed. */
export function SimulatorFigure({ view }: Pick<SimulatorPartProps, 'view'>) {
  const headline = view?.report.headline;
  return (
    <ResultFigure
      id="simulator-result"
      title={headline ? `Simulated ${headline.label.toLowerCase()}` : 'Simulated result'}
      figure={headline?.value ?? null}
      waiting="Correct the marked field to see the figures"
      reason={headline?.today ? `${headline.today} in today’s dollars` : null}
      kind="At a growth that stays the same each year"
      spoken={headline ? `${headline.label} ${figureText(headline)}` : ''}
    />
  );
}
