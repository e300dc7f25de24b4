import { kindColours } from '@freehold/domain';
import { Link } from 'react-router';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { compactMoney } from '#app/charts/compact-money.ts';
import { LineChart } from '#app/charts/lazy-charts.ts';
import { counted, duration, money } from '#app/lib/format.ts';
import { chartHeight } from '../shared/chart-data.ts';
import type { TabProps } from '../shared/client-record.ts';
import { EditButton } from '../shared/edit-button.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import { FigureGrid } from '../shared/figure-grid.tsx';
import layout from '../shared/layout.module.css';
import { PriceRiseField, type PriceRiseInput } from '../shared/price-rise-field.tsx';
import { TabNote } from '../shared/tab-note.tsx';
import { WorkingPart } from '../shared/working-part.tsx';
import { Beside } from '../timeline/beside.tsx';
import { type HomeLoan, homeLoan, neverRepaid } from './home-loan.ts';

const assumptions = [
  'The rate and the repayment in your details stay the same until the end.',
  'Interest is charged monthly, at a twelfth of the annual rate. Weekly and fortnightly repayments are converted to months.',
  'Fees, offset accounts and extra repayments are not counted.',
];

/** The primary-residence loan: balance, repayments, payoff date and the client's age then. */
export function MortgageTab({ record, onEdit, priceRise }: TabProps & { readonly priceRise: PriceRiseInput }) {
  const loan = homeLoan(record, priceRise.rate);
  if (loan === null) {
    return (
      <>
        <EmptyState
          title="Mortgage Details"
          actions={
            <EditButton onEdit={onEdit} opening={{ openOn: 'liabilities' }}>
              Manage Loan Information
            </EditButton>
          }
        >
          <p>
            <strong>No primary residence mortgage found.</strong>
          </p>
          <p>Add your home loan to your liabilities and mark it as the loan on your primary residence.</p>
        </EmptyState>
        <TabNote />
      </>
    );
  }
  return (
    <div className={layout.stack}>
      {loan.count > 1 && (
        <p className={layout.notice}>
          {counted(loan.count, 'loan')} are marked as on your primary residence. Only the first is shown.
        </p>
      )}
      <section className={`fh-card ${layout.card}`} aria-labelledby="home-loan">
        <h3 id="home-loan">Home loan</h3>
        <OtherLoans loan={loan} />
        <FigureGrid figures={figuresOf(loan)} />
        <Beside of="homeLoan" />
        {lacksRepayment(loan) && (
          <div className={`fh-no-print ${layout.actions}`}>
            <EditButton variant="default" onEdit={onEdit} opening={{ openOn: 'liabilities' }}>
              Add the repayment
            </EditButton>
          </div>
        )}
        {loan.agePaidOff === null && !loan.hasBirthDate && loan.yearsRemaining !== null && (
          <div className={`fh-no-print ${layout.actions}`}>
            <EditButton variant="default" onEdit={onEdit} opening={{ openOn: 'personal' }}>
              Add your date of birth
            </EditButton>
          </div>
        )}
        <WorkingPart id="home-loan-working" subject="Home loan" working={loan.working} />
      </section>
      {!lacksRepayment(loan) && <BalanceCard loan={loan} />}
      <section className={`fh-card ${layout.card}`} aria-labelledby="loan-assumptions">
        <h3 id="loan-assumptions">What these figures assume</h3>
        <ul className={layout.list}>
          {assumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
        <PriceRiseField priceRise={priceRise} help="For the amounts in today’s dollars, in the table of the chart." />
      </section>
      <TabNote />
    </div>
  );
}

/** Says which loan this is and where to find the others. */
function OtherLoans({ loan: { others } }: { readonly loan: HomeLoan }) {
  if (others.count === 0) return <p className={layout.text}>The loan on your primary residence, your only mortgage.</p>;
  return (
    <p className={layout.text}>
      The loan on your primary residence. {counted(others.count, 'other mortgage')} with {money(others.debt)} owing{' '}
      {others.count === 1 ? 'is' : 'are'} not in these figures: see <Link to="?tab=liabilities">Liabilities</Link>.
    </p>
  );
}

/** True where the record has no repayment of a loan that is repaid: how it goes on is not known. */
function lacksRepayment({ debt, monthlyRepayment, isInterestOnly }: HomeLoan): boolean {
  return debt > 0 && monthlyRepayment === 0 && !isInterestOnly;
}

function figuresOf(loan: HomeLoan) {
  if (lacksRepayment(loan)) {
    return [
      { label: 'Current debt', value: money(loan.debt) },
      { label: 'Monthly repayment', value: 'Not on record' },
      { label: 'Years remaining', value: 'Not known without the repayment' },
    ];
  }
  return [
    { label: 'Current debt', value: money(loan.debt) },
    { label: 'Monthly repayment', value: `${money(loan.monthlyRepayment)} a month` },
    ...(loan.yearsRemaining === null
      ? [{ label: 'Years remaining', value: neverRepaid, note: loan.isInterestOnly ? 'interest only' : null }]
      : [
          { label: 'Years remaining', value: counted(loan.yearsRemaining, 'year'), note: 'the last one in part' },
          { label: 'Age when paid off', value: ageText(loan) },
        ]),
  ];
}

function ageText({ agePaidOff }: HomeLoan): string {
  return agePaidOff === null ? 'Add your date of birth' : String(agePaidOff);
}

function BalanceCard({ loan: { balances, summary, columns, rows } }: { readonly loan: HomeLoan }) {
  const title = 'Balance over months';
  return (
    <ChartCard
      title={title}
      description="What is owed on the home loan after each month from today"
      summary={summary}
      columns={columns}
      rows={rows}
      fileName="freehold-mortgage-balance"
      height={chartHeight}
    >
      <LineChart
        label={title}
        x={balances.map((_, month) => month)}
        xLabel={(month) => (month === 0 ? 'Today' : `Month ${month} (${duration(month)})`)}
        xAxisLabel="Month"
        axisLabel="Owed (AUD)"
        series={[{ id: 'balance', name: 'Balance', colour: kindColours.mortgage, values: balances }]}
        height={chartHeight}
        format={money}
        formatTick={compactMoney}
      />
    </ChartCard>
  );
}
