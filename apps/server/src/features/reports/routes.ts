import { routes } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import { bucketOf } from '../../address-bucket.ts';
import { bindFile } from '../../http/bind-file.ts';
import type { Binding } from '../../http/bind-route.ts';
import { createFileMakers } from './file-maker.ts';
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
  const { limits } = open.deps;
  const makers = createFileMakers(undefined, (owner, milliseconds) =>
    limits.charge('reports', owner, Math.floor(milliseconds / 100)),
  );
  open.app.addHook('onClose', () => makers.close());
  const binding: Binding = { ...open, limit: 'reports' };
  const { reports } = routes;
  const making = ({ actor, address }: { readonly actor: Actor | null; readonly address: string }) => ({
    ...open.deps,
    files: makers.of(actor?.id ?? bucketOf(address).key),
  });
  bindFile(binding, reports.borrowing, { mediaType: pdf, handle: (call) => borrowingFile(making(call), call.body) });
  bindFile(binding, reports.mortgage, { mediaType: pdf, handle: (call) => mortgageFile(making(call), call.body) });
  bindFile(binding, reports.negativeGearing, {
    mediaType: pdf,
    handle: (call) => gearingFile(making(call), call.body),
  });
  bindFile(binding, reports.portfolio, { mediaType: pdf, handle: (call) => portfolioFile(making(call), call.body) });
  bindFile(binding, reports.clientSummary, {
    mediaType: pdf,
    handle: (call) => clientSummaryFile(making(call), { actor: call.actor, scope: call.scope, ...call.query }),
  });
  bindFile(binding, reports.mortgageWorkbook, {
    mediaType: xlsx,
    handle: (call) => mortgageWorkbookFile(making(call), call.body),
  });
  bindFile(binding, reports.portfolioWorkbook, {
    mediaType: xlsx,
    handle: (call) => portfolioWorkbookFile(making(call), call.body),
  });
}
