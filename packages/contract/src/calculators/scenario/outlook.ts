import { growthRates, presentValueRate } from '@freehold/finance';
import * as z from 'zod/mini';
import { modellingMessages as texts } from '../modelling-messages.ts';
import { todaysDollarsField } from './todays-dollars.ts';

const growth = z.number(texts.notARate).check(z.minimum(-10, texts.growth), z.maximum(20, texts.growth));

/** A person's assumptions for all projections: each growth choice and inflation, percent a year. */
export const outlookSchema = z.object({
  lowGrowth: growth,
  mediumGrowth: growth,
  highGrowth: growth,
  priceRise: todaysDollarsField.strict,
});
export type Outlook = z.infer<typeof outlookSchema>;

export const outlookDefaults: Outlook = {
  lowGrowth: growthRates.value.low,
  mediumGrowth: growthRates.value.medium,
  highGrowth: growthRates.value.high,
  priceRise: presentValueRate.value,
};

export const openedOutlookSchema = z.object({
  lowGrowth: z.catch(growth, outlookDefaults.lowGrowth),
  mediumGrowth: z.catch(growth, outlookDefaults.mediumGrowth),
  highGrowth: z.catch(growth, outlookDefaults.highGrowth),
  priceRise: todaysDollarsField.opened,
});
