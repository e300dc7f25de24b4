// Breaks no-cycles, together with second.ts.
import { second } from './second.ts';

export const first = () => second;
