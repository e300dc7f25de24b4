export { eraseAgain } from './erase-again.ts';
export { type Removed, retention, runRetention } from './retention.ts';
export { isUnsubscribed, unsubscribeLink } from './unsubscribe.ts';
