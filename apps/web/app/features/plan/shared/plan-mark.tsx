import type { CSSProperties } from 'react';
import { chartColour } from '#app/charts/series.ts';
import { letterColour } from '../model/option-names.ts';
import css from './plan-mark.module.css';

/** The colour of a plan by its letter, for a style sheet: `--mark`. */
export function markStyle(letter: string): CSSProperties & Record<'--mark', string> {
  return { '--mark': chartColour(letterColour(letter)) };
}

/** The letter of a plan on a line of its colour, as charts draw it. */
export function PlanMark({ letter }: { readonly letter: string }) {
  return (
    <b className={css.mark} style={markStyle(letter)}>
      {letter}
    </b>
  );
}
