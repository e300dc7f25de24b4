// Breaks web-loading-looks-nowhere.
import { format } from '../lib/format.ts';

export const deferred = format;
