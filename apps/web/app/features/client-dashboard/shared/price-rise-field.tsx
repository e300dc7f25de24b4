import { PercentField } from '#app/ui/fields/percent-field.tsx';
import layout from './layout.module.css';
import type { PriceRise } from './price-rise.ts';

/** The rise of prices as typed, what it stands for, and how to change it. */
export interface PriceRiseInput extends PriceRise {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

interface PriceRiseFieldProps {
  readonly priceRise: PriceRiseInput;
  /** Where the figures are that it changes. */
  readonly help?: string;
}

/** By how much prices rise, for amounts in today's dollars: open to change. */
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
