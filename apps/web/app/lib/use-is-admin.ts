import { useSession } from './session.ts';

/** True for an admin, who runs the practice; false for an adviser, whom the server refuses what is the admins'. */
export function useIsAdmin(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.user.role === 'ADMIN';
}
