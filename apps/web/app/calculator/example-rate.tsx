import { type VariableRates, variableLoanRates } from '@freehold/finance';
import { percent } from '#app/lib/format.ts';
import { parseAmount } from '#app/lib/parse-amount.ts';
import { MemoButton } from '#app/loading/memo-button.tsx';
import css from './example-rate.module.css';

/** Borrowers a typical rate applies to. */
type Borrower = keyof VariableRates;

const names: Readonly<Record<Borrower, string>> = { owner: 'owners', investor: 'investors' };

/**
 * The typical variable rate of these borrowers, percent a year, with their name in the plural and the rule's source.
 */
function typicalRate(who: Borrower) {
  return { typical: variableLoanRates.value[who], name: names[who], source: variableLoanRates.source };
}

interface ExampleRateProps {
  /** Borrowers whose typical rate the tool starts with. */
  readonly who: Borrower;
  /** The rate as typed. */
  readonly value: string;
  /** The rate of the specification's example, percent a year. */
  readonly example: number;
  /** Sets a rate; `isExample` for the example's. */
  readonly onUse: (rate: string, isExample: boolean) => void;
}

/** The source of the rate a tool starts with, and a button to the specification's example and back. */
export function ExampleRate({ who, value, example, onUse }: ExampleRateProps) {
  const { typical, name, source } = typicalRate(who);
  const isExample = parseAmount(value) === example;
  return (
    <div className={`fh-no-print ${css.rate}`}>
      <span>
        {percent(typical)} is a typical variable rate for {name} ({source}).
      </span>
      <MemoButton
        type="button"
        size="compact-sm"
        variant="default"
        onClick={() => (isExample ? onUse(String(typical), false) : onUse(String(example), true))}
      >
        {isExample ? `Typical rate, ${percent(typical)}` : `Our example, ${percent(example)}`}
      </MemoButton>
    </div>
  );
}
