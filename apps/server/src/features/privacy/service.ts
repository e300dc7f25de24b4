export { eraseAgain } from './erase-again.ts';
export { runRetention } from './retention.ts';
export { isUnsubscribed, unsubscribeLink } from './unsubscribe.ts';
