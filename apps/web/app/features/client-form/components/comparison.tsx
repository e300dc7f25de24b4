import { clientFormTabs } from '../form-tabs.ts';
import type { Difference, Side } from '../record-differences.ts';
import css from './comparison.module.css';

interface ComparisonProps {
  readonly differences: readonly Difference[];
  readonly sideOf: (difference: Difference) => Side;
  readonly onChoose: (key: string, side: Side) => void;
}

const changes = { me: 'Changed by you', them: 'Changed by them', both: 'Changed by both' } as const;

/** Every place in which two records differ, each with a choice between the two. */
export function Comparison({ differences, sideOf, onChoose }: ComparisonProps) {
  return (
    <div className={css.comparison}>
      {clientFormTabs.map(({ id, title }) => {
        const ofTab = differences.filter(({ tab }) => tab === id);
        if (ofTab.length === 0) return null;
        return (
          <section key={id}>
            <h3>{title}</h3>
            {ofTab.map((difference) => (
              <Place key={difference.key} difference={difference} side={sideOf(difference)} onChoose={onChoose} />
            ))}
          </section>
        );
      })}
    </div>
  );
}

interface PlaceProps {
  readonly difference: Difference;
  readonly side: Side;
  readonly onChoose: ComparisonProps['onChoose'];
}

function Place({ difference, side, onChoose }: PlaceProps) {
  const { key, label, changedBy } = difference;
  const choices = [
    { value: 'mine', name: 'Mine', text: difference.mine },
    { value: 'theirs', name: 'Theirs', text: difference.theirs },
  ] as const;
  return (
    <fieldset className={css.place}>
      <legend>
        {label} <span className={css.who}>{changes[changedBy]}</span>
      </legend>
      {choices.map(({ value, name, text }) => (
        <label key={value} className={css.choice}>
          <input type="radio" name={key} checked={side === value} onChange={() => onChoose(key, value)} />
          <span>
            <span className={css.side}>{name}:</span> {text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
