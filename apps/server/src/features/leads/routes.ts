import { routes } from '@freehold/contract';
import { dayInSydney } from '@freehold/domain';
import { type Binding, bindList, bindPreparedWrite, bindRoute, bindWrite } from '../../http/bind-route.ts';
import { bindText } from '../../http/bind-text.ts';
import { createPlanWorker } from '../plans/index.ts';
import { submitCalculationLead } from './calculation-leads.ts';
import { conversionReport } from './conversion.ts';
import { addNote, changeLead, checkPlanOfLead, convertLead, erase, readLead, withdraw } from './desk.ts';
import { exportLeads } from './export.ts';
import { submitBorrowingLead, submitMortgageLead, submitStrategySessionLead } from './kinds.ts';
import { leadArrivals, leadList, leadOwners, leadTotals } from './list.ts';
import { moveLead } from './stages.ts';

/** Submitting a lead, and the adviser's desk. */
export function bindLeads(binding: Binding): void {
  bindIntake({ ...binding, limit: 'leads' });
  bindDesk(binding);
}

function bindIntake(binding: Binding): void {
  const { deps } = binding;
  bindWrite(binding, routes.borrowingLeads.submit, (tx, { body }, hasKey) =>
    submitBorrowingLead(deps, tx, { input: body, hasKey }),
  );
  bindWrite(binding, routes.mortgageLeads.submit, (tx, { body }, hasKey) =>
    submitMortgageLead(deps, tx, { input: body, hasKey }),
  );
  bindWrite(binding, routes.calculationLeads.submit, (tx, { body }, hasKey) =>
    submitCalculationLead(deps, tx, { input: body, hasKey }),
  );
  bindWrite(binding, routes.strategySessionLeads.submit, (tx, { body }, hasKey) =>
    submitStrategySessionLead(deps, tx, { input: body, hasKey }),
  );
}

function bindDesk(binding: Binding): void {
  const { app, deps } = binding;
  bindList(binding, routes.leads.list, ({ actor, query }) => leadList(deps, { actor, query }));
  bindRoute(binding, routes.leads.totals, ({ actor, query }) => leadTotals(deps, { actor, query }));
  bindRoute(binding, routes.leads.arrivals, ({ actor, query }) => leadArrivals(deps, { actor, query }));
  bindRoute(binding, routes.leads.owners, () => leadOwners(deps.db.kysely));
  bindRoute(binding, routes.leads.conversion, ({ query }) => conversionReport(deps.db.kysely, query));
  bindText(binding, routes.leads.export, {
    mediaType: 'text/csv',
    handle: ({ actor, query }) => ({
      write: (sink) => exportLeads(deps, { actor, query }, sink),
      filename: `leads-${dayInSydney(deps.now())}.csv`,
    }),
  });
  bindRoute(binding, routes.leads.details, ({ actor, params }) => readLead(deps, { actor, ...params }));
  bindWrite(binding, routes.leads.update, (tx, { actor, params, body, ifMatch }) =>
    changeLead(deps, tx, { actor, ...params, update: body, version: ifMatch ?? body.version ?? null }),
  );
  bindWrite(binding, routes.leads.addNote, (tx, { actor, params, body }) =>
    addNote(deps, tx, { actor, ...params, ...body }),
  );
  bindWrite(binding, routes.leads.move, (tx, { actor, params, body, ifMatch }) =>
    moveLead(deps, tx, { actor, ...params, move: body, version: ifMatch ?? body.version ?? null }),
  );
  bindRoute(binding, routes.leads.withdraw, ({ actor, params }) => withdraw(deps, { actor, ...params }));
  bindRoute(binding, routes.leads.erase, ({ actor, params }) => erase(deps, { actor, ...params }));
  const worker = createPlanWorker();
  app.addHook('onClose', worker.close);
  bindPreparedWrite(binding, routes.leads.convert, {
    prepare: ({ actor, params }) => checkPlanOfLead(worker, deps, { actor, ...params }),
    perform: (tx, { actor, params, prepared }) => convertLead(deps, tx, { actor, ...params, plan: prepared }),
    answer: async (kept) => kept,
    isKeptAnswer: true,
  });
}
