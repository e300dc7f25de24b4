/** Tests before a purchase, in the order they are tried: what equity frees, what a lender counts as income, cash. */
export const gates = ['equity', 'serviceability', 'cash'] as const;
export type Gate = (typeof gates)[number];
