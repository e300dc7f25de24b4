import { fieldId, type ToolProps } from '../shared/use-modelling.ts';
import { answersOf, type PurchaseChoice, purchaseChoices, purchaseOf } from './purchase-choice.ts';
import css from './purchase-question.module.css';

const id = fieldId('gearing.purchase');

/** The question that decides what becomes of a rental loss: three cards, of which one can be chosen. */
export function PurchaseQuestion({ modelling }: ToolProps) {
  const { gearing } = modelling.draft;
  const chosen = purchaseOf(gearing);
  return (
    <div role="radiogroup" aria-labelledby={id} className={css.question}>
      <h2 id={id}>Which of these is your property?</h2>
      <div className={css.cards}>
        {purchaseChoices().map((choice) => (
          <PurchaseCard
            key={choice.value}
            choice={choice}
            isChosen={choice.value === chosen}
            onChoose={() => modelling.set('gearing', answersOf(choice.value, gearing))}
          />
        ))}
      </div>
    </div>
  );
}

interface PurchaseCardProps {
  readonly choice: PurchaseChoice;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function PurchaseCard({ choice: { value, title, text }, isChosen, onChoose }: PurchaseCardProps) {
  const own = `${id}-${value}`;
  return (
    <label className={css.card}>
      <input
        type="radio"
        name={id}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${own}-title`}
        aria-describedby={`${own}-text`}
      />
      <span className={css.mark} aria-hidden="true" />
      <span id={`${own}-title`} className={css.title}>
        {title}
      </span>
      <span id={`${own}-text`} className={css.text}>
        {text}
      </span>
    </label>
  );
}
