import { encodeScenario, gearingScenarioSchema, modellingStart } from '@freehold/contract';
import { kindColours, loanYearColumns } from '@freehold/domain';
import { Fragment, memo, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { csvText } from '#app/charts/chart-table.ts';
import { compactMoney } from '#app/charts/compact-money.ts';
import { DownloadButton } from '#app/charts/download-button.tsx';
import { LineChart } from '#app/charts/lazy-charts.ts';
import { day, money } from '#app/lib/format.ts';
import { ScrollBox } from '#app/ui/scroll/scroll-box.tsx';
import type { MortgageResult } from '../result.ts';
import { balanceChart, paymentColumns, paymentRows, type ScheduleYear, scheduleYears } from '../schedule.ts';
import css from './loan-over-years.module.css';

const height = 400;

/** Balance over the years, with and without extra repayments. */
function BalanceSection({ result }: { readonly result: MortgageResult }) {
  const chart = useMemo(() => balanceChart(result), [result]);
  const withoutExtra = {
    id: 'without',
    name: chart.hasExtra ? 'Without extra repayments' : 'Owed',
    values: chart.withoutExtra,
    colour: chart.hasExtra ? kindColours.loanWithoutExtra : kindColours.mortgage,
    dashed: chart.hasExtra,
  };
  const withExtra = {
    id: 'with',
    name: 'With extra repayments',
    values: chart.withExtra,
    colour: kindColours.mortgage,
    ...(chart.paidOffAfter !== null && { end: { x: chart.paidOffAfter, value: 0 } }),
  };
  return (
    <ChartCard
      title="What is owed over the years"
      summary={chart.summary}
      columns={chart.columns}
      rows={chart.rows}
      fileName="mortgage-balance"
      height={height}
      headingLevel={2}
    >
      <LineChart
        label="Balance owed at the end of each year"
        x={chart.years}
        xLabel={(year) => `Year ${year}`}
        xAxisLabel="Year of the loan"
        series={chart.hasExtra ? [withExtra, withoutExtra] : [withoutExtra]}
        axisLabel="Amount (AUD)"
        height={height}
        format={money}
        formatTick={compactMoney}
      />
    </ChartCard>
  );
}

/** Repayments by year, each year expandable to its payments, and all of them as a file. */
function ScheduleSection({ result }: { readonly result: MortgageResult }) {
  const years = useMemo(() => scheduleYears(result), [result]);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());

  function toggle(year: number) {
    setOpen((before) => new Set(before.has(year) ? [...before].filter((one) => one !== year) : [...before, year]));
  }

  return (
    <section className={`fh-card fh-far-down ${css.section}`} aria-labelledby="mortgage-schedule">
      <h2 id="mortgage-schedule">Repayment schedule</h2>
      <p>Amounts in whole dollars; the file has them to the cent, payment by payment.</p>
      <ScrollBox label="Repayment schedule, table" isLong>
        <table className={css.table}>
          <caption className="fh-for-readers">Repayments by year of the loan</caption>
          <thead>
            <tr>
              {loanYearColumns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((year) => (
              <Fragment key={year.year}>
                <YearRow year={year} isOpen={open.has(year.year)} onToggle={() => toggle(year.year)} />
                {open.has(year.year) && <PaymentRows year={year} />}
              </Fragment>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <div className="fh-no-print">
        <DownloadButton
          label="Save every payment as CSV"
          fileName="mortgage-schedule.csv"
          text={() => csvText(paymentColumns, paymentRows(result))}
        />
      </div>
    </section>
  );
}

interface YearRowProps {
  readonly year: ScheduleYear;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function YearRow({ year, isOpen, onToggle }: YearRowProps) {
  return (
    <tr className={css.year}>
      <th scope="row">
        <button type="button" aria-expanded={isOpen} onClick={onToggle}>
          {year.year}
          <span className="fh-for-readers">: each payment of this year</span>
        </button>
      </th>
      <td>{money(year.paid)}</td>
      <td>{money(year.interest)}</td>
      <td>{money(year.principal)}</td>
      <td>{money(year.balance)}</td>
      <td>{money(year.balanceToday)}</td>
    </tr>
  );
}

function PaymentRows({ year }: { readonly year: ScheduleYear }) {
  return year.payments.map(({ payment, date, paid, interest, principal, balance }) => (
    <tr key={payment} className={css.payment}>
      <th scope="row">
        {payment}
        <small>{day(date)}</small>
      </th>
      <td>{money(paid)}</td>
      <td>{money(interest)}</td>
      <td>{money(principal)}</td>
      <td>{money(balance)}</td>
      <td />
    </tr>
  ));
}

/** Leads on to negative gearing with the loan, on a rental at the example's share of loan to price. */
function AsRental({ result: { scenario } }: { readonly result: MortgageResult }) {
  const { gearing } = modellingStart;
  const propertyPrice = Math.round((scenario.loanAmount / gearing.loan) * 100);
  const checked = gearingScenarioSchema.safeParse({ ...gearing, propertyPrice, interest: scenario.interestRate });
  if (!checked.success) return null;
  const inputs = { ...modellingStart, gearing: checked.data };
  const link = encodeScenario({ v: 1, kind: 'modelling', inputs });
  return (
    <p className="fh-no-print">
      <Link to={`/modelling-dashboard?tab=negative-gearing#s=${link}`}>
        What the tax law of 2027 does to this loan on a rental of {money(propertyPrice)}
      </Link>
    </p>
  );
}

/** Balance over the years, as a chart and payment by payment. */
export const LoanOverYears = memo(function LoanOverYears({ result }: { readonly result: MortgageResult }) {
  return (
    <>
      <BalanceSection result={result} />
      <ScheduleSection result={result} />
      <AsRental result={result} />
    </>
  );
});
