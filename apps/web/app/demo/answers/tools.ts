import { AppError, largestImageBytes, routes } from '@freehold/contract';
import { changes, refuses } from '../demo-answer.ts';
import { pictures } from '../pictures.ts';

const { health, images, diagnostics } = routes;
const notInDemo = 'This is not part of the demo.';

export const healthAnswers = { live: refuses(health.live, notInDemo), ready: refuses(health.ready, notInDemo) };

// Screens use the engine directly; this call is for outside checks.
export const calculateAnswers = { area: refuses(routes.calculate.area, notInDemo) };

const madeByServer = 'Files are made by the server, which the demo does without. Sign in to save one.';
const { reports } = routes;

export const reportAnswers = {
  borrowing: refuses(reports.borrowing, madeByServer),
  mortgage: refuses(reports.mortgage, madeByServer),
  negativeGearing: refuses(reports.negativeGearing, madeByServer),
  portfolio: refuses(reports.portfolio, madeByServer),
  mortgageWorkbook: refuses(reports.mortgageWorkbook, madeByServer),
  portfolioWorkbook: refuses(reports.portfolioWorkbook, madeByServer),
  clientSummary: refuses(reports.clientSummary, madeByServer),
};

/** Pictures. None is kept: the property gets a drawing that the demo has, whatever was chosen. */
export const imageAnswers = {
  upload: changes(images.upload, ({ bytes }) => {
    if (bytes === undefined || bytes.size === 0) throw new AppError('not-an-image');
    if (bytes.size > largestImageBytes) throw new AppError('too-large');
    return { imageUrl: pictures.modern };
  }),
  // Pictures load by URL, never through a call.
  read: refuses(images.read, notInDemo),
};

/** The development aids are about a server. */
export const diagnosticsAnswers = {
  createAdmin: refuses(diagnostics.createAdmin, notInDemo),
  createAsset: refuses(diagnostics.createAsset, notInDemo),
  createLiability: refuses(diagnostics.createLiability, notInDemo),
  diagnostic: refuses(diagnostics.diagnostic, notInDemo),
  probe: refuses(diagnostics.probe, notInDemo),
};
