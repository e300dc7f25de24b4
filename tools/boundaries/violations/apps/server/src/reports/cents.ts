// Breaks no-deep-path-into-workspace.
import { cents } from '../../../../packages/finance/src/units.ts';

export const amount = cents;
