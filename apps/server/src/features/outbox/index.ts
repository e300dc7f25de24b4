export { leadMails } from './service.ts';
