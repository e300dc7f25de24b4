export const roles = ['ADMIN', 'CLIENT'] as const;
export type Role = (typeof roles)[number];

/** Parses a role: upper-cased, and anything but ADMIN is a client (decision D-06). */
export function roleOf(text: string | null | undefined): Role {
  return text?.toUpperCase() === 'ADMIN' ? 'ADMIN' : 'CLIENT';
}
