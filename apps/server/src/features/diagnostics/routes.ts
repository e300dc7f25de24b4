import { AppError, routes } from '@freehold/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { scopeFor } from '../../http/access.ts';
import { type Binding, bindPreparedWrite, bindRoute } from '../../http/bind-route.ts';
import { isThisMachine } from '../../http/this-machine.ts';
import { diagnostic } from './service.ts';
import { createTestAdmin, testAdminCredentials } from './test-admin.ts';
import { addTestAsset, addTestLiability, ownRecord } from './test-records.ts';

/**
 * Development aids; bound only where the setting allows them, so that otherwise their paths are like any unknown one.
 */
export function bindDiagnostics({ app, deps }: Binding): void {
  if (!deps.config.diagnostics) return;
  const binding = { app, deps };
  bindRoute(binding, routes.diagnostics.probe, async () => ({ ok: true as const }));
  bindRoute(binding, routes.diagnostics.diagnostic, () => diagnostic(deps));
  bindTestRecords(binding);
  app.register(async (scope) => {
    answerThisMachineOnly(app, scope);
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

// Headers by which proxies give themselves away. An nginx without any of them speaks HTTP/1.0 upstream, up to 1.29.
const headersOfProxies = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

function answerThisMachineOnly(app: FastifyInstance, scope: FastifyInstance): void {
  // Sticky: once a browser has used another host name there is a proxy, whether or not it adds headers.
  let isBehindProxy = false;
  app.addHook('onRequest', async ({ headers, hostname }) => {
    if (isThisMachine(hostname) && [headers.origin, headers.referer].some(isOfElsewhere)) isBehindProxy = true;
  });
  scope.addHook('onRequest', async (request) => {
    if (isBehindProxy || !isDirectFromThisMachine(request)) throw new AppError('not-found');
  });
}

function isOfElsewhere(address: string | undefined): boolean {
  return address !== undefined && URL.canParse(address) && !isThisMachine(new URL(address).hostname);
}

// Check the socket and the Host header: with DNS rebinding another site's page reaches 127.0.0.1 from a browser on
// this machine.
function isDirectFromThisMachine({ socket, hostname, headers, raw }: FastifyRequest): boolean {
  return (
    isThisMachine(socket.remoteAddress ?? '') &&
    isThisMachine(hostname) &&
    raw.httpVersion !== '1.0' &&
    headersOfProxies.every((name) => headers[name] === undefined)
  );
}
