import type { FirmDefaults } from '@freehold/plan';
import { createContext } from 'react';

/** The adviser’s firm. */
export interface Firm {
  readonly name: string | null;
  /** What its new plans assume now, for an adviser who works on a plan of it; null for everybody else. */
  readonly defaults: FirmDefaults | null;
}

/** The firm whose defaults the plan on screen has; null while and where it is not known. */
export const FirmOf = createContext<Firm | null>(null);
