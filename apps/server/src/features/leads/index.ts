export { convertedLeadIds, leadsOfClient } from './of-client.ts';
export { storedBorrowingSchema, storedMortgageSchema } from './service.ts';
