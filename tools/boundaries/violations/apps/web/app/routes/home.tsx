// Breaks web-routes-import-web-contract-finance.
import { journey } from '../../../e2e/journey.ts';

export default journey;
