import { routes } from '@freehold/contract';
import { bindFile } from '../../http/bind-file.ts';
import type { Binding } from '../../http/bind-route.ts';
import { createFileMaker } from './file-maker.ts';
import {
  borrowingFile,
  clientSummaryFile,
  gearingFile,
  mortgageFile,
  mortgageWorkbookFile,
  portfolioFile,
  portfolioWorkbookFile,
} from './service.ts';

const pdf = 'application/pdf';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Reports and workbooks that people save. */
export function bindReports(open: Binding): void {
  const making = { ...open.deps, files: createFileMaker() };
  open.app.addHook('onClose', () => making.files.close());
  const binding: Binding = { ...open, limit: 'reports' };
  const { reports } = routes;
  bindFile(binding, reports.borrowing, { mediaType: pdf, handle: ({ body }) => borrowingFile(making, body) });
  bindFile(binding, reports.mortgage, { mediaType: pdf, handle: ({ body }) => mortgageFile(making, body) });
  bindFile(binding, reports.negativeGearing, { mediaType: pdf, handle: ({ body }) => gearingFile(making, body) });
  bindFile(binding, reports.portfolio, { mediaType: pdf, handle: ({ body }) => portfolioFile(making, body) });
  bindFile(binding, reports.clientSummary, {
    mediaType: pdf,
    handle: ({ actor, scope, query }) => clientSummaryFile(making, { actor, scope, ...query }),
  });
  bindFile(binding, reports.mortgageWorkbook, {
    mediaType: xlsx,
    handle: ({ body }) => mortgageWorkbookFile(making, body),
  });
  bindFile(binding, reports.portfolioWorkbook, {
    mediaType: xlsx,
    handle: ({ body }) => portfolioWorkbookFile(making, body),
  });
}
