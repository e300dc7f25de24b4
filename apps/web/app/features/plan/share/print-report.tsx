import { estimateDisclosure, projectionDisclosure } from '@freehold/contract';
import {
  changeWords,
  leftOverLabel,
  type PlanView,
  type PlanYearView,
  planLawChoices,
  planRecordName,
  yearText,
} from '@freehold/domain';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { date, day, money } from '#app/lib/format.ts';
import { optionNames } from '../model/option-names.ts';
import { usePlanAddress } from '../model/plan-address.ts';
import { usePlan } from '../model/plan-context.ts';
import { headlineCards, typicalWords } from '../shared/headline-words.ts';
import { useOnPaper } from './on-paper.ts';
import css from './print-report.module.css';

type Ran = Extract<PlanView, { status: 'run' }>;

/** The plan on paper, drawn once the browser prints: headline figures, every year, the options and the disclosures. */
export function PrintReport() {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  const open = usePlan((state) => state.open);
  if (!isPrinting || open?.status !== 'run') return null;
  return <Report view={open} />;
}

function Report({ view }: { readonly view: Ran }) {
  const { dollars } = usePlanAddress();
  const onPaper = useOnPaper();
  const shown = onPaper(usePlan((state) => state.shown));
  const current = usePlan((state) => state.current);
  const option = usePlan((state) => state.option);
  const options = optionNames(shown);
  const open = options.find(({ id }) => id === option);
  const kind = dollars === 'today' ? 'today’s dollars' : 'dollars of each year';
  return (
    <section className={css.report} aria-hidden="true">
      <h1>{shown.title ?? 'Your plan'}</h1>
      <p>
        {open === undefined ? 'Your plan' : `Plan ${open.letter}: ${open.name}`}, in {kind}. Worked out on{' '}
        {date(new Date())} by Freehold, law as at {day(view.law.read)}. {typicalWords(view.headlines.typical)}.
      </p>
      <dl className={css.headlines}>
        {headlineCards(current, view, dollars).map(({ id, label, value, note }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              {value} <small>{note}</small>
            </dd>
          </div>
        ))}
      </dl>
      <h2>Year by year, in {kind}</h2>
      <YearTable view={view} kind={dollars === 'today' ? 'today' : 'ofYear'} />
      {options.length > 0 && <h2>Options</h2>}
      {options.map(({ id, letter, name }) => (
        <div key={id} className={css.option}>
          <h3>
            Plan {letter}: {name}
          </h3>
          <ul>
            {(shown.options?.[id]?.changes ?? []).map((change) => {
              const words = changeWords(shown, change);
              return <li key={words}>{change.skip ? `${words} (switched off)` : words}</li>;
            })}
          </ul>
        </div>
      ))}
      {view.notes.length > 0 && (
        <>
          <h2>Notes</h2>
          <ul>
            {view.notes.map(({ where, says }) => (
              <li key={`${where} ${says}`}>
                {planRecordName(current, where)}: {says}
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>What is assumed, by the law as at {day(view.law.read)}</h2>
      <AssumedTable view={view} />
      {planLawChoices(current).map(({ path, label, chosenWords, words }) => (
        <p key={path}>
          {label}: {chosenWords}. {words}
        </p>
      ))}
      <p>Not counted in any plan: {view.law.leftOut.join(' ')}</p>
      <div className={css.foot}>
        <p>
          In {kind}, law as at {day(view.law.read)}. {estimateDisclosure} {projectionDisclosure}
        </p>
      </div>
    </section>
  );
}

function YearTable({ view, kind }: { readonly view: Ran; readonly kind: 'today' | 'ofYear' }) {
  return (
    <table>
      <thead>
        <tr>
          {[
            'Year',
            'Ages',
            leftOverLabel,
            'Cash',
            'Super',
            'Shares and companies',
            'Homes',
            'Owed, with tax',
            'Net worth',
          ].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.years.map(({ financialYear, months, ages, leftOver, balances }) => {
          const { cash, super: fund, holdings, property, netWorth } = balances[kind];
          return (
            <tr key={financialYear}>
              <th scope="row">{yearText({ financialYear, months })}</th>
              <td>{ages.map(({ age }) => age).join(', ')}</td>
              {[leftOver[kind], cash, fund, holdings, property, owedIn(balances[kind]), netWorth].map(
                (amount, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed.
                  <td key={place}>{money(amount)}</td>
                ),
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function AssumedTable({ view }: { readonly view: Ran }) {
  return (
    <table className={css.assumed}>
      <thead>
        <tr>
          <th scope="col">Assumption</th>
          <th scope="col">Value</th>
          <th scope="col">From</th>
        </tr>
      </thead>
      <tbody>
        {view.assumed.map(({ label, value, source }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
            <td>{source ?? 'This plan'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On loans, on study loans and as tax, so that what is owned less it is net worth; a refund lowers it. */
function owedIn({ loans, studyLoans, taxDue }: PlanYearView['balances']['today']): number {
  return loans + studyLoans + taxDue;
}
