// Breaks domain-imports-only-contract-finance-and-plan.
import { page } from '../../../apps/server/src/reports/page.ts';

export const text = () => page;
