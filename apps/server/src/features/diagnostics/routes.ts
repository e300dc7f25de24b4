import { AppError, routes } from '@freehold/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { scopeFor } from '../../http/access.ts';
import { type Binding, bindPreparedWrite, bindRoute } from '../../http/bind-route.ts';
import { isThisMachine } from '../../http/this-machine.ts';
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

const headersOfProxies = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

function answerThisMachineOnly(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request) => {
    if (!isDirectFromThisMachine(request)) throw new AppError('not-found');
  });
}

// By socket and by name: the page of another site whose name resolves to 127.0.0.1 runs in a browser of this machine.
function isDirectFromThisMachine({ socket, hostname, headers }: FastifyRequest): boolean {
  return (
    isThisMachine(socket.remoteAddress ?? '') &&
    isThisMachine(hostname) &&
    headersOfProxies.every((name) => headers[name] === undefined)
  );
}
