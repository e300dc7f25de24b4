export { giveClient } from './service.ts';
