import { lossQuarantine, switchableTaxYears, type TaxYear } from '@freehold/finance';
import { Button, Skeleton } from '@mantine/core';
import { day } from '#app/lib/format.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import type { TabProps } from '../shared/client-record.ts';
import { EditButton } from '../shared/edit-button.tsx';
import type { OnEdit } from '../shared/editing.ts';
import { FigureGrid } from '../shared/figure-grid.tsx';
import layout from '../shared/layout.module.css';
import { RecordTable } from '../shared/record-table.tsx';
import { TabNote } from '../shared/tab-note.tsx';
import { WorkingPart } from '../shared/working-part.tsx';
import { Beside } from '../timeline/beside.tsx';
import { useTimeline } from '../timeline/timeline-state.ts';
import { BracketCard } from './bracket-card.tsx';
import { currentTaxYear, otherYearText, type TaxAnalysis, taxAnalysis } from './tax-analysis.ts';

interface IncomeBreakdownProps {
  readonly analysis: TaxAnalysis;
  readonly onEdit: OnEdit;
}

/** Incomes, tax and net income of the client and, if assessed together, the partner. */
function IncomeBreakdown({ analysis: { breakdown, hasPartner }, onEdit }: IncomeBreakdownProps) {
  const columns = hasPartner ? ['A year', 'You', 'Your partner', 'Together'] : ['A year', 'You'];
  return (
    <section className={`fh-card ${layout.card}`} aria-labelledby="income-breakdown">
      <h3 id="income-breakdown">Income breakdown</h3>
      <RecordTable
        caption="Income breakdown"
        columns={columns}
        rows={breakdown.map(({ label, client, partner, together }) => ({
          id: label,
          name: label,
          cells: partner === null ? [client] : [client, partner, together],
        }))}
      />
      {!hasPartner && (
        <p className={layout.quiet}>A partner’s income counts only while you are assessed with your partner.</p>
      )}
      <div className={`fh-no-print ${layout.actions}`}>
        <EditButton variant="default" onEdit={onEdit} opening={{ openOn: 'occupation' }}>
          Update Income Details
        </EditButton>
      </div>
    </section>
  );
}

interface TaxTabProps extends TabProps {
  readonly year: TaxYear;
  readonly onYear: (year: TaxYear) => void;
}

const yearChoices = switchableTaxYears.map((value) => ({ value, label: value }));

const limits = [
  'Worked out on each person’s gross income only: rent and dividends are not included.',
  'Resident rates, without the Medicare levy, tax offsets and study-loan repayments. A registered tax agent can work out yours.',
  `Rental losses are not part of these figures. From ${lawStart()} losses on established homes contracted from 12 May 2026 can no longer be set against other income.`,
];

/** Tax from today on, then income tax of the client and, if assessed together, the partner at the rates of a selectable year. */
export function TaxTab({ record: { details, today }, onEdit, year, onYear }: TaxTabProps) {
  const analysis = taxAnalysis(details, year);
  const current = currentTaxYear(today, year);
  return (
    <div className={layout.stack}>
      <TaxLead />
      <section className={`fh-card ${layout.card}`} aria-labelledby="tax-figures">
        <h3 id="tax-figures">Income tax, {year}</h3>
        <YearSwitch year={year} current={current} onYear={onYear} />
        <p className={layout.text}>
          On wages and other income entered for each person alone: rent, dividends and what a rental property costs are
          not in it, so an investor’s own tax differs.
        </p>
        <FigureGrid figures={analysis.figures} />
        <Beside of="tax" />
        {current && <p className={layout.text}>{otherYearText(details, year, current)}</p>}
        <WorkingPart id="tax-working" subject={`Income tax, ${year}`} working={analysis.working} />
      </section>
      <BracketCard details={details} year={year} />
      <IncomeBreakdown analysis={analysis} onEdit={onEdit} />
      <TabNote limits={limits} />
    </div>
  );
}

interface YearSwitchProps {
  readonly year: TaxYear;
  readonly current: TaxYear | null;
  readonly onYear: (year: TaxYear) => void;
}

function YearSwitch({ year, current, onYear }: YearSwitchProps) {
  return (
    <div className="fh-no-print">
      <div className={layout.priceRise}>
        <SelectField
          id="tax-year"
          label="Financial year"
          help="Resident rates of this year are used."
          choices={yearChoices}
          value={year}
          error={undefined}
          onChange={onYear}
          onBlur={() => {}}
        />
      </div>
      {current && (
        <Button variant="default" size="compact-md" onClick={() => onYear(current)}>
          Use {current}, the year of today
        </Button>
      )}
    </div>
  );
}

function lawStart(): string {
  return lossQuarantine.from === null ? '' : day(lossQuarantine.from);
}

/** The timeline's answer about tax: what is paid from today on, at the rates of these months, and what it is made of. */
function TaxLead() {
  const state = useTimeline();
  if (state.status === 'failed') return null;
  return (
    <section className={`fh-card ${layout.card}`} aria-labelledby="tax-lead">
      <h3 id="tax-lead">Tax in your timeline</h3>
      {state.status === 'waiting' ? (
        <Skeleton height={100} radius="md" />
      ) : (
        <FigureGrid figures={[state.view.tax, ...state.view.tax.working.slice(0, -1)]} />
      )}
    </section>
  );
}
