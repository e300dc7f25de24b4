import { states } from '@freehold/finance';
import * as z from 'zod/mini';
import { sharePct, toolAmount } from './tool-fields.ts';

const another = z.nullable(toolAmount);

/**
 * Land in one place at the end of the year before the tax: taxable value of each property in dollars, and the owner's
 * percent of it. The owner's home is left out.
 */
export const landTaxSchema = z.strictObject({
  state: z.enum(states, 'Choose where the land is'),
  land: toolAmount,
  share: sharePct,
  land2: another,
  share2: sharePct,
  land3: another,
  share3: sharePct,
  land4: another,
  share4: sharePct,
});
export type LandTaxForm = z.infer<typeof landTaxSchema>;

/** The example that the page opens with. */
export const landTaxStart: LandTaxForm = {
  state: 'NSW',
  land: 1_300_000,
  share: 100,
  land2: null,
  share2: 100,
  land3: null,
  share3: 100,
  land4: null,
  share4: 100,
};
