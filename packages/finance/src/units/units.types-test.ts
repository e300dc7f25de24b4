import type { Dollars } from './money.ts';
import { dollars } from './money.ts';
import type { Fraction, Percent } from './rates.ts';
import { fraction, percent } from './rates.ts';

// Each line below must not compile; `tsc` reports an unused directive when one does.

// @ts-expect-error a bare number is not an amount of dollars
export const amount: Dollars = 5;
// @ts-expect-error a percent is not a fraction
export const rate: Fraction = percent(5.5);
// @ts-expect-error a fraction is not a percent
export const typed: Percent = fraction(0.055);
// @ts-expect-error dollars are not a percent
export const share: Percent = dollars(5);
// @ts-expect-error a rate is not an amount of dollars
export const money: Dollars = percent(5);
