import { workingRows } from '#app/calculator/working-rows.ts';
import { WorkingTable } from '#app/calculator/working-table.tsx';
import { normaliseAmountText } from '#app/lib/parse-amount.ts';
import { type HeroField, type HeroTexts, type HeroView, heroWorkings } from './hero-view.ts';

export { heroView } from './hero-view.ts';

const captions = { capacity: 'Working of the estimated borrowing capacity', law: 'Working of the loss held back' };

interface HeroWorkingProps {
  readonly of: keyof typeof captions;
  readonly texts: HeroTexts;
}

/** The lines of one of the two figures for what was typed. */
export function HeroWorking({ of, texts }: HeroWorkingProps) {
  const working = heroWorkings(texts)[of];
  if (working.length === 0) return <span>Correct the amounts above to see it.</span>;
  return <WorkingTable caption={captions[of]} rows={workingRows(working)} />;
}

/** A field's text after it was left: `650k` becomes `650,000`. */
export function tidyText(field: HeroField, text: string): string {
  return normaliseAmountText(text, field === 'income' ? 'dollars a year' : 'dollars a week');
}

/** What a screen reader hears once a field was left. */
export function spoken(label: string, { capacity, law }: HeroView): string {
  const figures = [capacity && `${label} ${capacity}.`, law && `${law.before} ${law.figure} ${law.after}`];
  return figures.filter(Boolean).join(' ');
}
