export { clientContact, clientName, clientsAlike, requireClient } from './client-identity.ts';
export { lastContactOf } from './client-rows.ts';
export { isAdviserAsked, releaseRecord } from './joining.ts';
export { linkRecord } from './linking.ts';
export { keepMonthFigures } from './queries/month-figures.ts';
export {
  clientRecord,
  createAccountProfile,
  createClientRecord,
  findDetails,
  readDetails,
  saveDetails,
} from './service.ts';
