/** Owners that the loss rule and the capital gains rules distinguish. */
export const entities = [
  'individual',
  'partnershipShare',
  'company',
  'discretionaryTrust',
  'widelyHeldTrust',
  'smsf',
  'complyingSuperFund',
] as const;
export type Entity = (typeof entities)[number];

/**
 * Excepted from the loss rule: widely held unit trusts and complying super funds, not companies (ITAA 1997 s 26-155(4)).
 */
export function isExceptedFromLossRule(entity: Entity): boolean {
  return entity === 'widelyHeldTrust' || isSuperFund(entity);
}

/** A complying super fund, self-managed or not. */
export function isSuperFund(entity: Entity): boolean {
  return entity === 'smsf' || entity === 'complyingSuperFund';
}

/** A trust other than a super fund. */
export function isTrust(entity: Entity): boolean {
  return entity === 'discretionaryTrust' || entity === 'widelyHeldTrust';
}

/** A person, or a person's share in a partnership. */
export function isPerson(entity: Entity): boolean {
  return entity === 'individual' || entity === 'partnershipShare';
}
