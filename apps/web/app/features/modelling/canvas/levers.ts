import type { Outlook, ProbabilityScenario, ProjectionScenario } from '@freehold/contract';
import { type Figure, figureOf } from '@freehold/domain';
import { projectionYears } from '@freehold/finance';
import { chanceAssumptions } from '@freehold/finance/probability';
import { type ProjectionView, projectionView } from '../shared/projection-view.ts';

/** The inputs of the model on the canvas. */
export interface Model {
  readonly portfolio: ProjectionScenario;
  readonly outlook: Outlook;
  readonly probability: ProbabilityScenario;
}

/** One change to the model, with what it does to the figure it moves most. */
export interface Lever {
  readonly id: string;
  /** What it does, as a short sentence. */
  readonly sentence: string;
  /** The figure it moves, before and after; null where only the simulated futures move. */
  readonly effect: { readonly label: string; readonly before: string; readonly after: string } | null;
  /** The model with the change. */
  readonly changed: Model;
}

interface Change {
  readonly id: string;
  readonly sentence: string;
  /** The figure to compare; null where only the simulated futures move. */
  readonly shows: ((view: ProjectionView) => Omit<Figure, 'today'>) | null;
  /** The changed model, or null where the change is not possible. */
  readonly change: (model: Model, view: ProjectionView) => Model | null;
}

const largestRate = 20;

// Percent of price; the one that the sentence under the example's answer names.
const largerDeposit = 30;

const changes: readonly Change[] = [
  {
    id: 'deposit',
    sentence: `Put ${largerDeposit}% down`,
    shows: ({ projection }) =>
      figureOf('Debt at the start', { amount: projection.rows[0]?.totalDebt ?? 0, years: 0 }, 0),
    change: ({ portfolio, ...rest }) =>
      portfolio.deposit >= largerDeposit || portfolio.properties.every(({ owed }) => owed !== undefined)
        ? null
        : { ...rest, portfolio: { ...portfolio, deposit: largerDeposit } },
  },
  {
    id: 'rate',
    sentence: 'Rates rise by 1 point',
    shows: ({ projection }) =>
      figureOf('Interest in the first year', { amount: projection.rows[0]?.annualInterest ?? 0, years: 0 }, 0),
    change: ({ portfolio, ...rest }) =>
      portfolio.interestRate + 1 > largestRate ? null : { ...rest, portfolio: dearer(portfolio) },
  },
  {
    id: 'later',
    sentence: 'Buy a year later',
    shows: ({ report }) => report.headline,
    change: laterBy,
  },
  {
    id: 'growth',
    sentence: 'Prices grow 1 point less',
    shows: ({ report }) => report.headline,
    change: ({ outlook, ...rest }) => {
      const { lowGrowth, mediumGrowth, highGrowth } = outlook;
      if (lowGrowth - 1 < -10 || mediumGrowth - 1 < -10 || highGrowth - 1 < -10) return null;
      const lower = {
        lowGrowth: onePoint(lowGrowth, -1),
        mediumGrowth: onePoint(mediumGrowth, -1),
        highGrowth: onePoint(highGrowth, -1),
      };
      return { ...rest, outlook: { ...outlook, ...lower } };
    },
  },
  {
    id: 'inflation',
    sentence: 'Inflation is 1 point higher',
    shows: ({ report: { headline } }) => ({
      label: 'Equity in today’s dollars',
      value: headline.today ?? headline.value,
    }),
    change: ({ outlook, ...rest }) =>
      outlook.priceRise + 1 > largestRate
        ? null
        : { ...rest, outlook: { ...outlook, priceRise: onePoint(outlook.priceRise, 1) } },
  },
  {
    id: 'rents',
    sentence: 'Hold rents and costs at today’s level',
    shows: null,
    change: (model) => withChance(model, 'rentGrowthPct'),
  },
  {
    id: 'own-money',
    sentence: 'Add no more of your own money',
    shows: null,
    change: (model) => withChance(model, 'yearlyCash'),
  },
];

/** The levers that move a model from where it is, each with its effect from the engine. */
export function leversOf(model: Model, view: ProjectionView): readonly Lever[] {
  return changes.flatMap(({ id, sentence, shows, change }) => {
    const changed = change(model, view);
    if (changed === null) return [];
    return [{ id, sentence, effect: shows && effectOf(shows, view, changed), changed }];
  });
}

function effectOf(shows: NonNullable<Change['shows']>, view: ProjectionView, { portfolio, outlook }: Model) {
  const before = shows(view);
  const after = shows(projectionView(view.report.title, portfolio, outlook));
  return { label: before.label, before: before.value, after: after.value };
}

/** Every loan a point dearer, those with a rate of their own too. */
function dearer({ properties, interestRate, ...terms }: ProjectionScenario): ProjectionScenario {
  return {
    ...terms,
    interestRate: onePoint(interestRate, 1),
    properties: properties.map(({ ratePct, ...property }) =>
      ratePct === undefined ? property : { ...property, ratePct: Math.min(largestRate, onePoint(ratePct, 1)) },
    ),
  };
}

/** Every purchase a year after the one the projection found; properties owned already stay. */
function laterBy({ portfolio, ...rest }: Model, { purchases }: ProjectionView): Model | null {
  const properties = portfolio.properties.map((property, index) => {
    const year = purchases[index]?.year ?? null;
    const isOwned = property.owed !== undefined;
    return year === null || isOwned || year === projectionYears ? property : { ...property, acquired: year + 1 };
  });
  const isSame = properties.every((property, index) => property === portfolio.properties[index]);
  return isSame ? null : { ...rest, portfolio: { ...portfolio, properties } };
}

/** The model with an assumption of the futures at zero; null where it is there already. */
function withChance(model: Model, name: 'rentGrowthPct' | 'yearlyCash'): Model | null {
  const { fitted: _fitted, seed: _seed, ...own } = model.probability;
  if ((own[name] ?? chanceAssumptions()[name]) === 0) return null;
  return { ...model, probability: { ...model.probability, [name]: 0 } };
}

function onePoint(percent: number, by: number): number {
  return Math.round((percent + by) * 100) / 100;
}
