// Without the arithmetic: the contract checks these, and pages that never borrow load it.

export const maritalStatuses = ['single', 'married', 'de-facto', 'divorced', 'widowed'] as const;
export type MaritalStatus = (typeof maritalStatuses)[number];

/** Most dependants the calculators accept (decision G-10). */
export const mostDependants = 20;

/** True when a partner's income counts: only for married and de-facto (specification section 9). */
export function isPartnered(maritalStatus: MaritalStatus): boolean {
  return maritalStatus === 'married' || maritalStatus === 'de-facto';
}
