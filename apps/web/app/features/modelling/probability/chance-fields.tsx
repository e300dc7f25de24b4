import type { ProbabilityName, ProbabilityScenario } from '@freehold/contract';
import { drawInputs } from '@freehold/domain';
import {
  type ChanceAssumptions,
  chanceAssumptions,
  chanceLimits,
  independentOnly,
  largestSeed,
} from '@freehold/finance/probability';
import { decimal } from '#app/lib/format.ts';
import { normaliseAmountText } from '#app/lib/parse-amount.ts';
import { ChoiceField } from '#app/ui/fields/choice-field.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { PercentField } from '#app/ui/fields/percent-field.tsx';
import { fieldLabels } from '../shared/field-labels.ts';
import layout from '../shared/layout.module.css';
import { fieldId, type ToolProps } from '../shared/use-modelling.ts';

/** A field of the simulation with its unit and help text. */
interface ChanceField {
  readonly name: keyof ChanceAssumptions;
  readonly unit: string;
  readonly help: string;
  readonly isMoney?: boolean;
}

/** The fields in screen order. */
export const chanceFields: readonly ChanceField[] = [
  { name: 'growthVolatilityPct', unit: '% a year', help: 'Two years in three, growth is within this much of yours.' },
  { name: 'growthCorrelationPct', unit: '%', help: '0: each on its own; 100: all in step.' },
  { name: 'rateVolatilityPct', unit: 'points a year', help: 'Two years in three, the rate moves by less than this.' },
  { name: 'ratePersistencePct', unit: '%', help: 'How much of a gap to your rate is left a year later.' },
  { name: 'rentPct', unit: '% of price', help: 'In the first year, fully let.' },
  { name: 'expensesPct', unit: '% of price', help: 'Everything but interest, in the first year.' },
  { name: 'rentGrowthPct', unit: '% a year', help: 'Of both, from then on.' },
  { name: 'rentVolatilityPct', unit: '% a year', help: 'The same for all properties.' },
  { name: 'vacancyChancePct', unit: '% of years', help: 'Each property by itself.' },
  { name: 'vacancyWeeks', unit: 'weeks', help: 'Without rent in such a year.' },
  { name: 'startingCash', unit: '', help: 'What you hold for the properties in year 0.', isMoney: true },
  { name: 'yearlyCash', unit: 'a year', help: 'From your other income, the same each year.', isMoney: true },
];

/** Default of an untouched field: the engine's assumption. */
export function assumedText(name: keyof ChanceAssumptions): string {
  return normaliseAmountText(String(chanceAssumptions()[name]));
}

function limitsOf(name: ProbabilityName): readonly [number, number] {
  if (name === 'fitted') return [0, 1];
  return name === 'seed' ? [0, largestSeed] : chanceLimits[name];
}

/** Error for a number outside the engine's limits, or undefined. */
export function chanceError(name: ProbabilityName, { [name]: value }: ProbabilityScenario): string | undefined {
  if (value === undefined) return undefined;
  const [least, most] = limitsOf(name);
  const isWhole = (name !== 'seed' && name !== 'fitted') || Number.isInteger(value);
  if (value >= least && value <= most && isWhole) return undefined;
  return `Enter ${isWhole ? '' : 'a whole number '}${decimal(least)} to ${decimal(most)}`;
}

/** Seed, draws and assumptions for the engine, or null while one is outside its limits. */
export function drawnChances(settings: ProbabilityScenario): ReturnType<typeof drawInputs> | null {
  const isFitted = settings.fitted === 1;
  const names: readonly ProbabilityName[] = ['seed', 'fitted', ...fieldsOf(isFitted).map(({ name }) => name)];
  return names.some((name) => chanceError(name, settings) !== undefined) ? null : drawInputs(settings);
}

/** The fields that the draws use; fitted ones take their volatility from history. */
function fieldsOf(isFitted: boolean): readonly ChanceField[] {
  return isFitted ? chanceFields.filter(({ name }) => !independentOnly.includes(name)) : chanceFields;
}

/** Ways to draw the futures, as the field's text names them. */
const drawChoices = [
  { value: '1', label: 'Fitted on Australian history 1987–2025' },
  { value: '0', label: 'Independent draws' },
] as const;

/** How the futures are drawn. */
export function DrawsField({ modelling }: ToolProps) {
  return (
    <ChoiceField
      id={fieldId('probability.fitted')}
      label={fieldLabels.probability.fitted}
      value={modelling.draft.probability.fitted === '1' ? '1' : '0'}
      error={undefined}
      choices={drawChoices}
      onChange={(fitted) => modelling.set('probability', { fitted })}
      onBlur={() => modelling.touch('probability.fitted')}
    />
  );
}

/** The assumptions of the simulation, editable. */
export function ChanceFields({ modelling }: ToolProps) {
  const { inputs } = modelling.checked.probability;
  return (
    <div className={`fh-fields ${layout.fields}`}>
      {fieldsOf(modelling.draft.probability.fitted === '1').map(({ name, unit, help, isMoney }) => {
        const path = `probability.${name}`;
        const field = {
          id: fieldId(path),
          label: fieldLabels.probability[name],
          unit,
          help,
          value: modelling.draft.probability[name] ?? assumedText(name),
          error: modelling.errorOf('probability', path) ?? (inputs ? chanceError(name, inputs) : undefined),
          onChange: (text: string) => modelling.set('probability', { [name]: text }),
          onBlur: () => modelling.touch(path),
        };
        return isMoney ? <MoneyField key={name} {...field} /> : <PercentField key={name} {...field} />;
      })}
    </div>
  );
}
