import type { Measure } from '#app/lib/amount-words.ts';
import { amountAsTyped, meantAmounts } from '#app/lib/parse-amount.ts';
import css from './unclear-amount.module.css';

interface UnclearAmountProps {
  readonly text: string;
  readonly measure: Measure;
  /** Id of the field, which takes the focus after the answer. */
  readonly fieldId: string;
  /** Asked about as well: thousands that a low amount may stand for. */
  readonly thousands?: number | null;
  readonly onChoose: (text: string) => void;
}

/** Asks which amount is meant where a text is ambiguous, such as `85.000`, or looks like thousands; renders nothing otherwise. */
export function UnclearAmount({ text, measure, fieldId, thousands = null, onChoose }: UnclearAmountProps) {
  const unclear = meantAmounts(text, measure);
  const meant = (thousands === null ? unclear : [thousands]).map((amount) => amountAsTyped(amount, 3));
  return (
    <div role="status">
      {meant.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form, and this is a question about one field
        <div className={css.question} role="group" aria-labelledby={`${fieldId}-meant`}>
          <p id={`${fieldId}-meant`}>
            {thousands === null ? `Which do you mean by ${text.trim()}?` : `That is $${text.trim()}. Do you mean:`}
          </p>
          {meant.map((amount) => (
            <button
              key={amount}
              type="button"
              // Prevents blur, which would move the button before the press lands.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                onChoose(amount);
                document.getElementById(fieldId)?.focus();
              }}
            >
              ${amount}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Message of a field that asks back: the question only, since both answers are below it. */
export function unclearError(text: string, measure: Measure): string | undefined {
  return meantAmounts(text, measure).length > 0 ? 'Choose which amount you mean' : undefined;
}
