export { carryNextAction, nextTaskOf } from './service.ts';
