import { AppError, routes } from '@freehold/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CallTo, callOf } from '../../http/call.ts';
import { type Binding, routeOptions } from '../../http/register-route.ts';
import { isUnsubscribeToken, unsubscribe } from './unsubscribe.ts';
import { askPage, brokenPage, donePage, type SmallPage } from './unsubscribe-page.ts';

const longestBodyBytes = 16_384;

/**
 * The two calls of an unsubscribe link. They stand apart from the other calls: a mail provider posts a form (RFC 8058),
 * and a person who opens the link needs a page.
 */
export function bindUnsubscribe({ app, deps }: Binding): void {
  app.register(async (scope) => {
    ignoreBodies(scope);
    scope.route({
      ...routeOptions(routes.privacy.unsubscribePage, deps),
      handler: async (request, reply) => {
        await deps.limits.consumeFrom('unsubscribe', request.ip);
        const { params }: CallTo<typeof routes.privacy.unsubscribePage> = callOf(request);
        if (!isUnsubscribeToken(deps, params.token)) return refuse(request, reply);
        return sendPage(reply, askPage);
      },
    });
    scope.route({
      ...routeOptions(routes.privacy.unsubscribe, deps),
      handler: async (request, reply) => {
        await deps.limits.consumeFrom('unsubscribe', request.ip);
        const { params }: CallTo<typeof routes.privacy.unsubscribe> = callOf(request);
        if (!(await unsubscribe(deps, params.token))) return refuse(request, reply);
        return wantsPage(request) ? sendPage(reply, donePage) : reply.send({ ok: true });
      },
    });
  });
}

// The link says everything: whatever a mail provider posts, and as what type, makes no difference.
function ignoreBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longestBodyBytes }, (_request, _body, done) =>
    done(null, undefined),
  );
}

function wantsPage(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (wantsPage(request)) return sendPage(reply.status(400), brokenPage);
  throw new AppError('link-not-valid', { message: 'This link is not complete. Please open it from the mail again.' });
}

function sendPage(reply: FastifyReply, { html, policy }: SmallPage): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
}
