// Breaks server-feature-meets-feature-at-index.
import { find } from '../reports/queries.ts';

export const record = find;
