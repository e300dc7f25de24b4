import type { Role } from '@freehold/contract';
import type { SessionUser } from './token.ts';

/** The demo has no advisers besides the one who runs it. */
export type DemoRole = Exclude<Role, 'ADVISER'>;

/** The demo's users. They have no account, so their addresses use a domain that cannot receive mail. */
export const demoUsers: Readonly<Record<DemoRole, SessionUser>> = {
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

/** The role a stored flag names; null for none or anything else. */
export function demoRoleOf(flag: string | null): DemoRole | null {
  return flag === 'ADMIN' || flag === 'CLIENT' ? flag : null;
}
