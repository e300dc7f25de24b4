export { deliverMail } from './service.ts';
