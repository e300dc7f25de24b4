import { AppError, routes } from '@freehold/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CallTo, callOf } from '../../http/call.ts';
import { type Binding, routeOptions } from '../../http/register-route.ts';
import { decideEnquiry, enquiryIdOf, enquiryState } from './enquiry.ts';
import { decidedPages, enquiryPage } from './enquiry-page.ts';
import type { SmallPage } from './small-page.ts';
import { isUnsubscribeToken, unsubscribe } from './unsubscribe.ts';
import { askPage, brokenPage, donePage } from './unsubscribe-page.ts';

const longestBodyBytes = 16_384;

/**
 * The calls of the links in mails: to stop them, and to decide about an enquiry. They stand apart from the other calls: a mail
 * provider posts a form (RFC 8058), and a person who opens the link needs a page.
 */
export function bindMailLinks({ app, deps }: Binding): void {
  app.register(async (scope) => {
    ignoreBodies(scope);
    bindEnquiry({ app: scope, deps });
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

function bindEnquiry({ app, deps }: Binding): void {
  app.route({
    ...routeOptions(routes.privacy.enquiryPage, deps),
    handler: async (request, reply) => {
      await deps.limits.consumeFrom('unsubscribe', request.ip);
      const { params }: CallTo<typeof routes.privacy.enquiryPage> = callOf(request);
      const id = enquiryIdOf(deps, params.token);
      if (id === null) return refuse(request, reply);
      return sendPage(reply, enquiryPage(await enquiryState(deps, id), params.token));
    },
  });
  app.route({
    ...routeOptions(routes.privacy.enquiryAct, deps),
    handler: async (request, reply) => {
      await deps.limits.consumeFrom('unsubscribe', request.ip);
      const { params }: CallTo<typeof routes.privacy.enquiryAct> = callOf(request);
      const id = enquiryIdOf(deps, params.token);
      if (id === null) return refuse(request, reply);
      await decideEnquiry(deps, { id, act: params.act });
      return wantsPage(request) ? sendPage(reply, decidedPages[params.act]) : reply.send({ ok: true });
    },
  });
}

// The link is enough: the body and content type of a mail provider's POST do not matter.
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
