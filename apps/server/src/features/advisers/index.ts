export { advisersOfClient, giveClient, handOverAll, takeClient } from './service.ts';
