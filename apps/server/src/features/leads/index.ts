export { storedLeadSchemas } from './kinds.ts';
export { convertedLeadIds, leadsOfClient } from './of-client.ts';
