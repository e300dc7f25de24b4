// Breaks no-unresolvable-import.
import { gone } from './gone.ts';

export const lost = gone;
