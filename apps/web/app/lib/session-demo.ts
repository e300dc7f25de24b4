import { type Role, roles } from '@freehold/contract';
import type { SessionUser } from './token.ts';

/** Who one is in the demo: nobody's account, so the addresses are of a domain that cannot receive mail. */
export const demoUsers: Readonly<Record<Role, SessionUser>> = {
  ADMIN: {
    id: 'de300000-0000-4000-8000-0000000000a1',
    email: 'demo.admin@freehold.example',
    role: 'ADMIN',
    isDemo: true,
  },
  CLIENT: {
    id: 'de300000-0000-4000-8000-0000000000c1',
    email: 'demo.client@freehold.example',
    role: 'CLIENT',
    isDemo: true,
  },
};

/** The role that a stored flag names; null for no flag and for anything else that may stand there. */
export function demoRoleOf(flag: string | null): Role | null {
  return roles.find((role) => role === flag) ?? null;
}
