export { applyDueChanges } from './account-changes.ts';
export { accountLink } from './account-links.ts';
export { checkPassword } from './own-password.ts';
export { verifyPassword } from './passwords.ts';
export { findAccount } from './queries/accounts.ts';
export { endSessionsOf } from './queries/sessions.ts';
export { rotateKeys } from './rotate-keys.ts';
export { findActor } from './service.ts';
export { endOverdueAccounts, remindUnproven } from './unproven-upkeep.ts';
