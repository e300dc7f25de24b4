// Breaks plan-imports-only-zod.
import { cents } from '../../finance/src/units.ts';

export const smallest = () => cents;
