export { purchase, savedPropertiesOf } from './service.ts';
