/** ADMINs run the practice, ADVISERs see their own clients and leads, CLIENTs their own record. */
export const roles = ['ADMIN', 'ADVISER', 'CLIENT'] as const;
export type Role = (typeof roles)[number];

/** Parses a role: upper-cased, and anything unknown is a client (decision D-06). */
export function roleOf(text: string | null | undefined): Role {
  const upper = text?.toUpperCase();
  return roles.find((role) => role === upper) ?? 'CLIENT';
}

/** True for those who work at the desk with other people's records: admins and advisers. */
export function isDeskRole(role: Role): boolean {
  return role !== 'CLIENT';
}
