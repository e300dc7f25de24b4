export { createDownload } from './download.ts';
export { enqueueWaitingPictures, fetchPicture, fetchSoon } from './service.ts';
