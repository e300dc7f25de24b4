export { isUnsubscribed, unsubscribeLink } from './unsubscribe.ts';
