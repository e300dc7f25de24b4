export { assignedProperties } from './service.ts';
