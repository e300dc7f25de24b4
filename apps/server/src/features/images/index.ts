export { type EncodedLogo, encodeLogo } from './encode-logo.ts';
export { removeUnusedImages, storeFetchedImage } from './service.ts';
