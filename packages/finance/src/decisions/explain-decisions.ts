import { amountText, numberText, percentText } from '../working/amount-text.ts';
import { dollarsLine, type Working } from '../working/line.ts';
import { type ExitInputs, exitYears } from './exit-years.ts';
import { type GoalSearch, solveGoal } from './goal.ts';
import { householdStress, type StressInputs } from './household-stress.ts';
import { type RefinanceInputs, refinance } from './refinance.ts';

/** The working of `exitYears` for the best year, or the last; the last amount is its return. Throws as it does. */
export function explainExitYears(inputs: ExitInputs): Working {
  const { rows, bestYear, initialOutlay } = exitYears(inputs);
  const row = rows.find(({ year }) => year === bestYear) ?? rows.at(-1);
  if (row === undefined) throw new Error('a sale has a year');
  return [
    dollarsLine(
      'Cash invested',
      initialOutlay,
      `${amountText(inputs.price)} + ${amountText(inputs.purchaseCosts ?? 0)} − ${amountText(inputs.loan.principal)} loan`,
    ),
    dollarsLine(
      'Sale value',
      row.saleValue,
      `${amountText(inputs.price)} grown ${row.year} years at ${percentText(inputs.growthPct)}`,
    ),
    dollarsLine(
      'Capital gain',
      row.capitalGain,
      `sale less ${percentText(inputs.sellingCostPct ?? 0)} selling costs and the cost base`,
    ),
    dollarsLine(
      'Capital gains tax',
      row.cgt,
      `at ${percentText(inputs.marginalRatePct)}, by the rules before 1 July 2027`,
    ),
    dollarsLine(
      'Net proceeds',
      row.netProceeds,
      `sale − selling costs − ${amountText(row.loanBalance)} loan − ${amountText(row.cgt)} tax`,
    ),
    {
      label: 'Return a year',
      amount: row.irrPct ?? 0,
      unit: 'percent',
      formula:
        row.irrPct === null
          ? `no rate gives all flows to year ${row.year} a net present value of zero`
          : `rate at which all flows to year ${row.year} have a net present value of zero`,
    },
  ];
}

/** The working of `refinance`; the last amount is the net benefit. Throws as it does. */
export function explainRefinance(inputs: RefinanceInputs): Working {
  const found = refinance(inputs);
  const { remainingMonths, newTermMonths = remainingMonths } = inputs;
  return [
    dollarsLine(
      'Repayment now',
      found.currentRepayment,
      `${amountText(inputs.balance)} at ${percentText(inputs.currentRatePct)} over ${remainingMonths} months`,
    ),
    dollarsLine(
      'New repayment',
      found.newRepayment,
      `${amountText(inputs.balance)} at ${percentText(inputs.newRatePct)} over ${newTermMonths} months`,
    ),
    dollarsLine(
      'Change of lifetime interest',
      found.lifetimeInterestChange,
      'interest of the new loan − interest of the old one',
    ),
    dollarsLine(
      'Net benefit',
      found.netBenefit,
      `${amountText(-found.lifetimeInterestChange)} − ${amountText(inputs.switchingCosts ?? 0)} costs`,
    ),
  ];
}

/** The working of `householdStress`; the last amount is the lowest cash. Throws as it does. */
export function explainHouseholdStress(inputs: StressInputs): Working {
  const found = householdStress(inputs);
  return [
    dollarsLine(
      'Repayments a month',
      found.repaymentsMonthly,
      `each loan at its rate + ${percentText(inputs.rateRisePct ?? 0)} over the months left`,
    ),
    dollarsLine(
      'Surplus of the first month',
      found.firstMonthSurplus,
      `pay and rent − ${amountText(inputs.livingMonthly)} − ${amountText(inputs.otherMonthly ?? 0)} − ${amountText(found.repaymentsMonthly)}`,
    ),
    {
      label: 'Months covered',
      amount: found.monthsCovered,
      unit: 'months',
      formula: found.runsOutMonth === null ? 'the whole time' : `cash falls below zero in month ${found.runsOutMonth}`,
    },
    dollarsLine('Lowest cash', found.lowestCash, `in month ${found.lowestMonth}, from ${amountText(inputs.cash)}`),
  ];
}

/** The working of `solveGoal`; the last amount is the input that was found. Null where there is none. Throws as it does. */
export function explainSolveGoal(figure: (input: number) => number, search: GoalSearch): Working | null {
  const found = solveGoal(figure, search);
  if (found.status !== 'solved') return null;
  const reached = figure(found.value);
  return [
    { label: 'Figure there', amount: reached, unit: 'count', formula: `${numberText(search.target)} is wanted` },
    {
      label: 'Input',
      amount: found.value,
      unit: 'count',
      formula: `between ${numberText(search.lo)} and ${numberText(search.hi)}`,
    },
  ];
}
