// Breaks domain-imports-only-contract-and-finance.
import { page } from '../../../apps/server/src/reports/page.ts';

export const text = () => page;
