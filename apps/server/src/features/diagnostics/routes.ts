import { AppError, routes } from '@freehold/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { scopeFor } from '../../http/access.ts';
import { type Binding, bindPreparedWrite, bindRoute } from '../../http/bind-route.ts';
import { diagnostic } from './service.ts';
import { createTestAdmin, testAdminCredentials } from './test-admin.ts';
import { addTestAsset, addTestLiability, ownRecord } from './test-records.ts';

/** Development aids; bound only where the setting allows them, so that otherwise their addresses are like any unknown one. */
export function bindDiagnostics({ app, deps }: Binding): void {
  if (!deps.config.diagnostics) return;
  const binding = { app, deps };
  bindRoute(binding, routes.diagnostics.probe, async () => ({ ok: true as const }));
  bindRoute(binding, routes.diagnostics.diagnostic, () => diagnostic(deps));
  bindTestRecords(binding);
  app.register(async (scope) => {
    answerThisMachineOnly(scope);
    const credentials = testAdminCredentials(deps.config);
    bindRoute({ app: scope, deps }, routes.diagnostics.createAdmin, () => createTestAdmin(deps, credentials));
  });
}

function bindTestRecords(binding: Binding): void {
  const { deps } = binding;
  bindPreparedWrite(binding, routes.diagnostics.createAsset, {
    prepare: ({ actor }) => ownRecord(deps, { actor, scope: scopeFor(actor) }),
    perform: (tx, { actor, body, prepared }) =>
      addTestAsset(deps, tx, { actor, scope: scopeFor(actor), before: prepared, given: body }),
    answer: async (kept) => kept,
  });
  bindPreparedWrite(binding, routes.diagnostics.createLiability, {
    prepare: ({ actor }) => ownRecord(deps, { actor, scope: scopeFor(actor) }),
    perform: (tx, { actor, body, prepared }) =>
      addTestLiability(deps, tx, { actor, scope: scopeFor(actor), before: prepared, given: body }),
    answer: async (kept) => kept,
  });
}

// By address and by name: a page elsewhere whose name was made to lead here would come from this machine's browser.
function answerThisMachineOnly(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request) => {
    if (!isLoopback(request.ip) || !isThisMachine(request)) throw new AppError('not-found');
  });
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
}

function isThisMachine({ hostname }: FastifyRequest): boolean {
  return hostname === 'localhost' || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));
}
