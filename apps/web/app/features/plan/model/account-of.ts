import { createContext, use, useSyncExternalStore } from 'react';
import { useSession } from '#app/lib/session.ts';
import type { AccountKeeper, AccountState } from './account-keeper.ts';

/** What keeps the plan on screen in an account; null for a plan of this browser alone. */
export const AccountOf = createContext<AccountKeeper | null>(null);

const calm: AccountState = { trouble: null, conflicts: [] };

/** Whether the plan on screen is kept in an account, and what keeps it from being saved. */
export function useAccountState(): AccountState & { readonly isInAccount: boolean } {
  const keeper = use(AccountOf);
  const read = () => keeper?.read() ?? calm;
  const state = useSyncExternalStore(keeper?.subscribe ?? nothing, read, read);
  return { ...state, isInAccount: keeper !== null };
}

/** Whether whoever looks at the plan has an adviser, or is one: they are not offered to ask for one. */
export function useHasAdviser(): boolean {
  const { status } = useSession();
  return use(AccountOf) !== null || status === 'signed-in';
}

function nothing() {
  return () => undefined;
}
