// Breaks server-feature-meets-feature-at-service.
import { find } from '../reports/queries.ts';

export const record = find;
