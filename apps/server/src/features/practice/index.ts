export { findEmbedOrigins } from './queries.ts';
export { findBrand } from './service.ts';
