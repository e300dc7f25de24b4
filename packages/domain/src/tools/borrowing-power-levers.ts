import type { BorrowingPowerForm } from '@freehold/contract';
import { type Lever, roundToCent, serviceability, type ThreeTestsInputs, threeTests } from '@freehold/finance';
import { rateText } from '../text/rates.ts';
import { loansKept, powerInputs } from './borrowing-power-inputs.ts';
import { tellingLevers } from './telling-levers.ts';
import type { ToolLever } from './tool-answer.ts';

const moreDeposit = 20_000;
const mostDeposit = 100_000_000;
const lowerRate = 0.5;
const longestTerm = '30';

/** A lever of the engine with what it changes in the form. */
interface FormLever {
  readonly lever: Lever;
  readonly action: string;
  readonly changes: Partial<BorrowingPowerForm>;
}

/** What would lift the price, the most first; also what only the serviceability test notices. */
export function powerLevers(form: BorrowingPowerForm, inputs: ThreeTestsInputs): readonly ToolLever[] {
  const offered = leversOf(form);
  const { levers: results, price } = threeTests({ ...inputs, levers: offered.map(({ lever }) => lever) });
  const { maxLoan } = serviceability(inputs);
  const lifts = offered
    .flatMap(({ action, changes }, index) => {
      const result = results[index];
      return result === undefined ? [] : [{ action, changes, ...result, worth: result.priceChange }];
    })
    .filter(
      ({ changes, priceChange }) =>
        priceChange > 0 ||
        (priceChange === 0 && serviceability(powerInputs({ ...form, ...changes })).maxLoan > maxLoan),
    )
    .toSorted((one, other) => other.worth - one.worth);
  const telling = tellingLevers(
    lifts.filter(({ worth }) => worth > 0),
    price,
  );
  // Those that move another test than the price stay: their sentence says which.
  return lifts
    .filter((lift) => lift.worth === 0 || telling.includes(lift))
    .map(({ sentence, action, changes }) => ({ sentence, action, changes }));
}

function leversOf(form: BorrowingPowerForm): readonly FormLever[] {
  return [...debtLevers(form), ...homeLoanLevers(form), ...loanLevers(form)];
}

function debtLevers({ cards, otherBalance, living }: BorrowingPowerForm): readonly FormLever[] {
  const half = roundToCent(cards / 2);
  return [
    ...(cards > 0
      ? [
          { lever: { lever: 'closeCards' as const }, action: 'Close your cards', changes: { cards: 0 } },
          {
            lever: { lever: 'lowerCardLimitTo' as const, amount: half },
            action: 'Halve your card limits',
            changes: { cards: half },
          },
        ]
      : []),
    ...(otherBalance > 0
      ? [
          {
            lever: { lever: 'payOutPersonalLoans' as const },
            action: 'Pay out your other loans',
            changes: { otherBalance: 0, otherRepayment: null },
          },
        ]
      : []),
    ...(living !== null && living > 0
      ? [
          {
            lever: { lever: 'livingToBenchmark' as const },
            action: 'Live on the benchmark',
            changes: { living: null },
          },
        ]
      : []),
  ];
}

function homeLoanLevers(form: BorrowingPowerForm): readonly FormLever[] {
  return loansKept(form).map(({ place, repaid }, index) => ({
    lever: { lever: 'payOutHomeLoan', amount: index + 1 },
    action: `Pay out the loan of property ${place}`,
    changes: repaid,
  }));
}

function loanLevers({ cash, rate, term }: BorrowingPowerForm): readonly FormLever[] {
  const lower = Math.max(0, Number((rate - lowerRate).toFixed(4)));
  return [
    ...(term === longestTerm
      ? []
      : [
          {
            lever: { lever: 'extendTermTo' as const, amount: Number(longestTerm) },
            action: `Borrow over ${longestTerm} years`,
            changes: { term: longestTerm },
          } as const,
        ]),
    ...(cash + moreDeposit > mostDeposit
      ? []
      : [
          {
            lever: { lever: 'addDeposit' as const, amount: moreDeposit },
            action: 'Add $20,000 to the deposit',
            changes: { cash: roundToCent(cash + moreDeposit) },
          },
        ]),
    ...(rate > 0
      ? [
          {
            lever: { lever: 'lowerRateBy' as const, amount: rate - lower },
            action: `Find a rate of ${rateText(lower)}`,
            changes: { rate: lower },
          },
        ]
      : []),
  ];
}
