export { noteIdleRecords } from './service.ts';
