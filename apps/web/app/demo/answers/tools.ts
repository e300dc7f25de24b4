import { AppError, largestImageBytes, routes } from '@freehold/contract';
import { changes, refuses, refusesAll } from '../demo-answer.ts';
import { pictures } from '../pictures.ts';

const { images } = routes;
const notInDemo = 'This is not part of the demo.';

export const healthAnswers = refusesAll(routes.health, notInDemo);

// Screens use the engine directly; this call is for outside checks.
export const calculateAnswers = refusesAll(routes.calculate, notInDemo);

export const reportAnswers = refusesAll(
  routes.reports,
  'Files are made by the server, which the demo does without. Sign in to save one.',
);

/** Pictures. None is stored: whatever was chosen, the property gets one of the demo's drawings. */
export const imageAnswers = {
  upload: changes(images.upload, ({ bytes }) => {
    if (bytes === undefined || bytes.size === 0) throw new AppError('not-an-image');
    if (bytes.size > largestImageBytes) throw new AppError('too-large');
    return { imageUrl: pictures.modern };
  }),
  // Pictures load by URL, never through a call.
  read: refuses(images.read, notInDemo),
};

/** Development aids need a server. */
export const diagnosticsAnswers = refusesAll(routes.diagnostics, notInDemo);
