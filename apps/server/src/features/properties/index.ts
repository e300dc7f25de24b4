export { findProperties } from './service.ts';
