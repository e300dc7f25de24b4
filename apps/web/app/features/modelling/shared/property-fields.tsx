import { projectionYears } from '@freehold/finance';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { PercentField } from '#app/ui/fields/percent-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import type { PropertyDraft } from './draft.ts';
import { growthChoices } from './growth.ts';
import { withChange } from './property-list.ts';
import { fieldId, type Modelling } from './use-modelling.ts';

const acquiredChoices = [
  { value: '', label: 'When equity allows' },
  ...Array.from({ length: projectionYears + 1 }, (_, year) => ({ value: String(year), label: `Year ${year}` })),
];

interface PropertyFieldsProps {
  readonly modelling: Modelling;
  readonly part: 'portfolio' | 'simulator';
  /** Place of the property in the list. */
  readonly index: number;
}

/** Value, growth and year of purchase of one property. */
export function PropertyFields({ modelling, part, index }: PropertyFieldsProps) {
  const { properties } = modelling.draft[part];
  const property = properties[index];
  if (property === undefined) return null;

  const field = <Field extends Exclude<keyof PropertyDraft, 'id'>>(name: Field) => {
    const path = `${part}.properties.${index}.${name}`;
    return {
      id: fieldId(path),
      value: property[name],
      error: modelling.errorOf(part, path),
      onChange: (value: PropertyDraft[Field]) =>
        modelling.set(part, { properties: withChange(properties, index, { [name]: value }) }),
      onBlur: () => modelling.touch(path),
    };
  };
  const typed = (name: 'propertyValue' | 'owed' | 'rentPct' | 'ratePct' | 'yearsLeft' | 'interestOnlyYears') => ({
    ...field(name),
    onChange: (text: string) => modelling.type(part, { properties: withChange(properties, index, { [name]: text }) }),
  });

  return (
    <div>
      <MoneyField {...typed('propertyValue')} label="Property value" help="Its price when bought, in today’s prices." />
      <SelectField {...field('growthRate')} label="Growth" choices={growthChoices(modelling.draft.outlook)} />
      <SelectField
        {...field('acquired')}
        label="Year acquired"
        help="A year entered is kept, whatever the equity."
        choices={acquiredChoices}
      />
      {property.acquired === '0' && (
        <>
          <MoneyField
            {...typed('owed')}
            label="Owed on it today"
            help="Of a property you own already; empty for a purchase."
          />
          <PercentField
            {...typed('rentPct')}
            label="Rent today"
            help="For the simulated futures; empty for the rent assumed there."
            unit="% of value"
          />
          <PercentField
            {...typed('ratePct')}
            label="Rate of its loan"
            help="Of several loans their average by what is owed; empty for the interest rate of the portfolio."
          />
          <PercentField
            {...typed('yearsLeft')}
            label="Years left on its loan"
            help="Until it is paid off; empty for interest only throughout."
            unit="years"
          />
          <PercentField
            {...typed('interestOnlyYears')}
            label="Of these interest only"
            help="From today, without principal."
            unit="years"
          />
        </>
      )}
    </div>
  );
}
