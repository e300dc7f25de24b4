import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import { type FastifyInstance, fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Deps } from './deps.ts';
import { bindAdvisers } from './features/adviser-accounts/routes.ts';
import { bindAskedMails } from './features/asked-mails/routes.ts';
import { bindAssignments } from './features/assignments/routes.ts';
import { bindAudit } from './features/audit/routes.ts';
import { bindAuth } from './features/auth/routes.ts';
import { bindCalculate } from './features/calculate/routes.ts';
import { bindClients } from './features/clients/routes.ts';
import { bindCounts } from './features/counts/routes.ts';
import { bindMailReading } from './features/delivery/routes.ts';
import { bindDiagnostics } from './features/diagnostics/routes.ts';
import { bindHealth } from './features/health/routes.ts';
import { bindIdleRecords } from './features/idle-records/routes.ts';
import { bindImages } from './features/images/routes.ts';
import { bindLeads } from './features/leads/routes.ts';
import { serveMetrics } from './features/metrics/routes.ts';
import { bindOutbox } from './features/outbox/routes.ts';
import { bindPlans } from './features/plans/routes.ts';
import { bindPortfolio } from './features/portfolio/routes.ts';
import { findEmbedOrigins } from './features/practice/index.ts';
import { bindPractice } from './features/practice/routes.ts';
import { bindPrivacy } from './features/privacy/routes.ts';
import { bindJoins } from './features/profiles/join-routes.ts';
import { bindProfiles } from './features/profiles/routes.ts';
import { bindProperties } from './features/properties/routes.ts';
import { bindReports } from './features/reports/routes.ts';
import { bindSavedProperties } from './features/saved-properties/routes.ts';
import { bindSavedViews } from './features/saved-views/routes.ts';
import { bindTasks } from './features/tasks/routes.ts';
import { bindToday } from './features/today/routes.ts';
import { bindUpkeep } from './features/upkeep/routes.ts';
import { refuseUndeclaredRoutes } from './http/access.ts';
import type { Binding } from './http/bind-route.ts';
import { allowOrigins } from './http/cross-origin.ts';
import { handleDeviceCookies } from './http/device-cookie.ts';
import type { Shutdown } from './http/drain.ts';
import { embedFrames } from './http/embed-frames.ts';
import { handleErrors } from './http/error-handler.ts';
import { listeningServer } from './http/listening-server.ts';
import { loadShedding } from './http/load-shedding.ts';
import { describeApi } from './http/openapi.ts';
import { plainRefusals } from './http/plain-refusal.ts';
import {
  acceptPrivateSearch,
  endSlowReaders,
  logRequests,
  readJsonBodies,
  warnOfUntrustedProxy,
} from './http/request-hooks.ts';
import { secureHeaders } from './http/security-headers.ts';
import { readSite, serveSite } from './http/site.ts';
import { badAddressAnswers, unreadableAnswers } from './http/unreadable-request.ts';
import { noteOrigins } from './request-origin.ts';

const features: readonly ((binding: Binding) => void)[] = [
  bindHealth,
  bindAuth,
  bindProfiles,
  bindClients,
  bindJoins,
  bindIdleRecords,
  bindProperties,
  bindImages,
  bindSavedProperties,
  bindPortfolio,
  bindPlans,
  bindAssignments,
  bindCalculate,
  bindReports,
  bindLeads,
  bindMailReading,
  bindOutbox,
  bindTasks,
  bindToday,
  bindPractice,
  bindAdvisers,
  bindSavedViews,
  bindCounts,
  bindUpkeep,
  bindPrivacy,
  bindAskedMails,
  bindAudit,
];

const largestBodyBytes = 256 * 1024;
const longestCompressed = 1024 * 1024;

/**
 * Builds the HTTP application on its dependencies, ready to listen or for injected requests; `shutdown` is set while it
 * is ending.
 */
export async function buildApp(deps: Deps, shutdown: Shutdown = { isEnding: false }): Promise<FastifyInstance> {
  const site = readSite(deps.config.webDir);
  const shedding = loadShedding(deps, shutdown);
  const { maxConnections, trustedProxies } = deps.config;
  const isBehindProxy = trustedProxies.length > 0;
  const makeRefusal = plainRefusals(deps.config);
  const app = fastify({
    bodyLimit: largestBodyBytes,
    serverFactory: (answer) => listeningServer(shedding.before(answer), { maxConnections, isBehindProxy, makeRefusal }),
    trustProxy: isBehindProxy ? [...trustedProxies] : false,
    genReqId: () => randomUUID(),
    logger: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    clientErrorHandler: unreadableAnswers(makeRefusal),
    frameworkErrors: badAddressAnswers(deps.config),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('actor', null);
  app.decorateRequest('scope', null);
  handleErrors(app, deps);
  logRequests(app, deps);
  noteOrigins(app, deps.secrets);
  warnOfUntrustedProxy(app, deps);
  await shedding.within(app);
  endSlowReaders(app);
  await secureHeaders(app, deps.config);
  await allowOrigins(app, deps.config);
  await handleDeviceCookies(app, deps.config);
  refuseUndeclaredRoutes(app);
  await app.register(compress, {
    global: true,
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
  });
  serveMetrics(app, deps);
  await describeApi(app);
  await app.register(async (api) => bindApi(api, deps), { prefix: '/api' });
  const frames = embedFrames(() => findEmbedOrigins(deps.db.kysely), deps.now);
  await serveSite(app, site, { ...deps.config, frames });
  return app;
}

function bindApi(app: FastifyInstance, deps: Deps): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    // Compression uses the libuv threads that also hash passwords, so long responses go out uncompressed. The
    // compressor reads this header.
    const isLong = typeof payload === 'string' && payload.length > longestCompressed;
    if (isLong) request.headers['x-no-compression'] = 'long';
  });
  // The API takes JSON bodies only. Without this, Fastify would also parse text/plain, which needs no CORS preflight.
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  acceptPrivateSearch(app);
  const binding = { app, deps };
  for (const bindFeature of features) bindFeature(binding);
  if (deps.config.diagnostics) bindDiagnostics(binding);
}
