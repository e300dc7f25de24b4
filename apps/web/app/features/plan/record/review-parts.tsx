import { numberText, type PlanFact, rateText } from '@freehold/domain';
import type { CardBeside } from '@freehold/domain/plan-from-record';
import { money } from '#app/lib/format.ts';
import css from './record-review.module.css';

/** What matched, record by record. */
export function FactsPart({ title, facts }: { readonly title: string; readonly facts: readonly PlanFact[] }) {
  const records = [...Map.groupBy(facts, ({ path }) => path.split('/', 2).join('/'))];
  return (
    <div className={css.group}>
      <h3>
        {title}: {facts.length} {facts.length === 1 ? 'figure' : 'figures'}
      </h3>
      <div className={css.records}>
        {records.map(([name, rows]) => (
          <div key={name}>
            <h4>{rows[0]?.record}</h4>
            <Rows facts={rows} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Rows({ facts }: { readonly facts: readonly PlanFact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map((fact) => (
        <div key={fact.path}>
          <dt>{fact.label}</dt>
          <dd>{factText(fact)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SentencesPartProps {
  readonly sentences: readonly string[];
  readonly typical: readonly PlanFact[];
}

/** How what the record does not say is counted, and which figures are typical ones. */
export function SentencesPart({ sentences, typical }: SentencesPartProps) {
  return (
    <div className={css.group}>
      <h3>Worked out</h3>
      {sentences.length === 0 && <p>Nothing had to be worked out.</p>}
      <ul className={css.sentences}>
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {typical.length > 0 && (
        <details>
          <summary>
            {typical.length} typical {typical.length === 1 ? 'figure' : 'figures'}, filled in by us
          </summary>
          <Rows facts={typical.map((fact) => ({ ...fact, label: `${fact.record}: ${fact.label}` }))} />
        </details>
      )}
    </div>
  );
}

/** The dashboard's cards beside the plan, and why they differ. */
export function CardsPart({ cards }: { readonly cards: readonly CardBeside[] }) {
  return (
    <div className={css.group}>
      <h3>Beside the dashboard</h3>
      <table className={css.cards}>
        <thead>
          <tr>
            <th scope="col">Card</th>
            <th scope="col">On the dashboard</th>
            <th scope="col">In the plan</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.id}>
              <th scope="row">
                {card.title}
                {card.differences.map(({ says }) => (
                  <span key={says} className={css.says}>
                    {says}
                  </span>
                ))}
              </th>
              <td>{figure(card, card.card)}</td>
              <td>{card.differences.length === 0 ? 'equal' : figure(card, card.plan)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function figure({ id }: CardBeside, amount: number): string {
  return id === 'property-count' ? numberText(amount) : money(amount);
}

/** The value of a fact with its unit: `$620,000`, `$520 a week`, `6.5% a year`, `Let`. */
export function factText({ value, unit }: Pick<PlanFact, 'value' | 'unit'>): string {
  if (typeof value === 'string') return value;
  const [kind = '', ...period] = unit.split(' ');
  const rest = period.length === 0 ? '' : ` ${period.join(' ')}`;
  if (kind === 'dollars') return `${money(value)}${rest}`;
  return kind === 'percent' ? `${rateText(value)}${rest}` : `${numberText(value)} ${unit}`.trim();
}
