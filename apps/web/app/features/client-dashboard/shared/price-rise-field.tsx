import { PercentField } from '#app/ui/fields/percent-field.tsx';
import layout from './layout.module.css';
import type { PriceRise } from './price-rise.ts';

/** The inflation rate as typed, its parsed value, and its setter. */
export interface PriceRiseInput extends PriceRise {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

interface PriceRiseFieldProps {
  readonly priceRise: PriceRiseInput;
  /** Says which figures it changes. */
  readonly help?: string;
}

/** Inflation rate for amounts in today's dollars, editable. */
export function PriceRiseField({ priceRise, help = 'For amounts in today’s dollars.' }: PriceRiseFieldProps) {
  const { text, error, onChange } = priceRise;
  return (
    <div className={`fh-no-print ${layout.priceRise}`}>
      <PercentField
        id="dashboard-price-rise"
        label="Inflation"
        help={help}
        value={text}
        error={error}
        onChange={onChange}
        onBlur={() => {}}
      />
    </div>
  );
}
