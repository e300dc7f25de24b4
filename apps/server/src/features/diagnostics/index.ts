export { disableDemoAccounts } from './demo-accounts.ts';
export { refuseUnsafeProduction, removeTestAdmins } from './safe-start.ts';
