export { enquiryLink, eraseLead, withdrawAgain, withdrawLead } from './enquiry.ts';
export { eraseAgain, eraseReturnedRecords } from './erase-again.ts';
export { runRetention } from './retention.ts';
export { isSameText } from './same-text.ts';
export { isUnsubscribed, unsubscribeDates, unsubscribeLink } from './unsubscribe.ts';
