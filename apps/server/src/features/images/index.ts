export { removeUnusedImages, storeFetchedImage } from './service.ts';
