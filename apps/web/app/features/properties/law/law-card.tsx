import type { Property } from '@freehold/contract';
import { kindColours } from '@freehold/domain';
import { dwellings, otherExpensesPercent } from '@freehold/finance';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { useToday } from '#app/calculator/today.ts';
import { ChartCard } from '#app/charts/chart-card.tsx';
import type { Column } from '#app/charts/chart-table.ts';
import { compactMoney } from '#app/charts/compact-money.ts';
import { GroupedBars } from '#app/charts/lazy-charts.ts';
import { decimal, money, percent } from '#app/lib/format.ts';
import { useFields } from '#app/lib/use-fields.ts';
import { ChoiceField } from '#app/ui/fields/choice-field.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { missingNumbers } from '../shared/property-numbers.ts';
import screenClasses from '../shared/screen.module.css';
import css from './law-card.module.css';
import {
  firstContract,
  type LawDraft,
  type LawField,
  lastContract,
  lawErrors,
  lawFields,
  startingLawDraft,
} from './law-draft.ts';
import { type LawView, lawView, loanPct } from './law-view.ts';

const dwellingChoices = dwellings.map((value) => ({ value, label: value === 'new' ? 'New' : 'Established' }));
const fieldId = (field: LawField) => `law-${field}`;

type LawFieldsState = ReturnType<typeof useFields<LawDraft, LawField>>;

interface FieldsProps {
  readonly fields: LawFieldsState;
  /** The client's own income before tax, as the field has it; null for anybody else. */
  readonly ownSalary: string | null;
}

function Fields({ fields, ownSalary }: FieldsProps) {
  const common = (field: LawField) => ({
    id: fieldId(field),
    error: fields.errors[field],
    onBlur: () => fields.touch(field),
  });
  const write = (field: 'contractDate' | 'salary') => (text: string) => {
    fields.set(field, text);
    // The figures go blank at once, so the reason has to show at once.
    fields.touch(field);
  };
  return (
    <div className={css.fields}>
      <ChoiceField
        {...common('dwelling')}
        label="Dwelling"
        choices={dwellingChoices}
        value={fields.values.dwelling}
        onChange={(dwelling) => fields.set('dwelling', dwelling)}
      />
      <DateField
        {...common('contractDate')}
        label="Contract date"
        help="Today when left blank."
        least={firstContract}
        most={lastContract}
        value={fields.values.contractDate}
        onChange={write('contractDate')}
      />
      <MoneyField
        {...common('salary')}
        label="Your salary"
        help={fields.values.salary === ownSalary ? 'Before the property, from your details.' : 'Before the property.'}
        unit="a year"
        value={fields.values.salary}
        onChange={write('salary')}
      />
    </div>
  );
}

const height = 320;
const title = 'Tax saved a year, old law and new';
const [oldName, newName] = ['Old law', 'Law of 2027'];
const columns: readonly Column[] = [
  { key: 'year', label: 'Income year', kind: 'text' },
  { key: 'netRent', label: 'Rent less interest and costs', kind: 'money' },
  { key: 'old', label: `Tax saved, ${oldName.toLowerCase()}`, kind: 'money' },
  { key: 'new', label: `Tax saved, ${newName.toLowerCase()}`, kind: 'money' },
  { key: 'carried', label: 'Losses carried forward', kind: 'money' },
];

function Years({ view }: { readonly view: LawView }) {
  const { rows } = view.laws;
  return (
    <ChartCard
      title={title}
      summary={view.summary}
      columns={columns}
      rows={rows.map(({ incomeYear, netRent, savedWithout, saved, carriedForward }) => ({
        year: incomeYear,
        netRent,
        old: savedWithout,
        new: saved,
        carried: carriedForward,
      }))}
      fileName="freehold-property-laws"
      height={height}
    >
      <GroupedBars
        label={title}
        groups={rows.map(({ incomeYear }) => incomeYear)}
        shortGroups={rows.map(({ incomeYear }) => `’${incomeYear.slice(-2)}`)}
        series={[
          {
            id: 'old',
            name: oldName,
            colour: kindColours.taxSavedOldLaw,
            values: rows.map(({ savedWithout }) => savedWithout),
          },
          { id: 'new', name: newName, colour: kindColours.taxSavedNewLaw, values: rows.map(({ saved }) => saved) },
        ]}
        axisLabel="Tax saved (AUD)"
        xAxisLabel="Income year"
        height={height}
        format={money}
        formatTick={compactMoney}
      />
    </ChartCard>
  );
}

function SaleTable({ view }: { readonly view: LawView }) {
  return (
    <section className={`fh-card ${screenClasses.card}`} aria-labelledby="law-sale">
      <h3 id="law-sale">The sale after ten years</h3>
      <p>{view.saleSummary}</p>
      <table className={css.table} aria-labelledby="law-sale">
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">{oldName}</th>
            <th scope="col">{newName}</th>
          </tr>
        </thead>
        <tbody>
          {view.saleRows.map(({ label, old, enacted }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="fh-figures">{old}</td>
              <td className="fh-figures">{enacted}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LawCardProps {
  readonly property: Property;
  /** Income before tax on the client's record, dollars a year; null for anybody else or where there is none. */
  readonly ownIncome: number | null;
}

/**
 * The property held for ten years and sold, by the law without and with Act 49 of 2026; on the client's own income
 * until a salary is typed.
 */
export function LawCard({ property, ownIncome }: LawCardProps) {
  const today = useToday();
  const fields = useFields<LawDraft, LawField>({
    initial: startingLawDraft,
    check: lawErrors,
    order: lawFields,
    idOf: fieldId,
  });
  const ownSalary = ownIncome === null ? null : decimal(ownIncome);
  const startFrom = useEffectEvent((salary: string) => {
    if (fields.values.salary === startingLawDraft.salary) fields.set('salary', salary);
  });
  useEffect(() => {
    if (ownSalary !== null) startFrom(ownSalary);
  }, [ownSalary]);
  const { growthRate, rentalYield } = property;
  const isMissing = growthRate === null || rentalYield === null;
  const view = today === null ? null : lawView(property, fields.values, today);
  return (
    <>
      <section className={`fh-card ${screenClasses.card}`} aria-labelledby="property-law">
        <h2 id="property-law">The 2027 law on this property</h2>
        {isMissing ? (
          <p className={screenClasses.quiet}>
            This needs the {missingNumbers({ growthRate, rentalYield })}, which is not provided for this property.
          </p>
        ) : (
          <>
            <Fields fields={fields} ownSalary={ownSalary} />
            <Assumptions view={view} />
          </>
        )}
      </section>
      {view && (
        <div className={css.pair}>
          <Years view={view} />
          <SaleTable view={view} />
        </div>
      )}
    </>
  );
}

function Assumptions({ view }: { readonly view: LawView | null }) {
  return (
    <div className={css.notes}>
      {view && (
        <ul>
          {view.open.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <p>
        You own it alone and your salary stays. Rent, costs of {percent(otherExpensesPercent.value)} of the value a year
        and the value itself grow at the property’s growth rate; interest is on {loanPct}% of the price and never
        repaid. No depreciation, vacancies or selling costs. General information, not tax advice.{' '}
        <Link to="/guides#law-2027">The law on one property</Link> shows every step.
      </p>
    </div>
  );
}
