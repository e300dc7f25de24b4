export { clientContact, clientName, requireClient } from './client-identity.ts';
export { isAdviserAsked, releaseRecord } from './joining.ts';
export { linkRecord } from './linking.ts';
export { clientRecord, createAccountProfile, createClientRecord, readDetails, saveDetails } from './service.ts';
