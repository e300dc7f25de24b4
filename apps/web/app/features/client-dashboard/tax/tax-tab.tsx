import { lossQuarantine, switchableTaxYears, type TaxYear } from '@freehold/finance';
import { Button } from '@mantine/core';
import { date } from '#app/lib/format.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { FigureGrid } from '../shared/figure-grid.tsx';
import layout from '../shared/layout.module.css';
import { TabNote } from '../shared/tab-note.tsx';
import type { TabProps } from '../shared/tab-props.ts';
import { WorkingPart } from '../shared/working-part.tsx';
import { BracketCard } from './bracket-card.tsx';
import { IncomeBreakdown } from './income-breakdown.tsx';
import { currentTaxYear, otherYearText, taxAnalysis } from './tax-analysis.ts';

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

/** Income tax of the client, and of the partner while assessed together, at the rates of a year that can be switched. */
export function TaxTab({ record: { details, today }, onEdit, year, onYear }: TaxTabProps) {
  const analysis = taxAnalysis(details, year);
  const current = currentTaxYear(today, year);
  return (
    <div className={layout.stack}>
      <section className={`fh-card ${layout.card}`} aria-labelledby="tax-figures">
        <h3 id="tax-figures">Income tax, {year}</h3>
        <YearSwitch year={year} current={current} onYear={onYear} />
        <p className={layout.text}>
          On wages and other income entered for each person alone: rent, dividends and what a rental property costs are
          not in it, so an investor’s own tax differs.
        </p>
        <FigureGrid figures={analysis.figures} />
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
  return lossQuarantine.from === null ? '' : date(new Date(`${lossQuarantine.from}T12:00`));
}
