export { findBrand } from './service.ts';
