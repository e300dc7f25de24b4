import { AppError, type EnquiryAct, routes } from '@freehold/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dateText } from '../../dates.ts';
import { type CallTo, callOf } from '../../http/call.ts';
import { type Binding, routeOptions } from '../../http/register-route.ts';
import { decideEnquiry, enquiryIdOf, enquiryState } from './enquiry.ts';
import { page, type SmallPage } from './small-page.ts';
import { isUnsubscribeToken, unsubscribe } from './unsubscribe.ts';

/** The page a mail's link opens: a button, since mail scanners open links too. */
const askPage = page(
  'Stop these mails?',
  `<p>You will receive no more reports or news from Freehold at this address. Mails about your account, such as a password reset, still arrive.</p>
<form method="post"><button name="List-Unsubscribe" value="One-Click">Stop these mails</button></form>`,
);

/** The page after the button. */
const donePage = page(
  'You will receive no more of these mails',
  '<p>It took effect at once. Mails about your account, such as a password reset, still arrive.</p>',
);

/** The page for an incomplete link. */
const brokenPage = page(
  'This link is not complete',
  '<p>Please open it from the mail again, or copy all of it. Nothing was changed.</p>',
);

type State = Awaited<ReturnType<typeof enquiryState>>;

/**
 * The possible decisions about an enquiry, one button each; opening the page changes nothing, since mail scanners open
 * links.
 */
function enquiryPage(state: State, token: string): SmallPage {
  if (state === undefined) return erasedPage;
  const button = (act: EnquiryAct, label: string) =>
    `<form method="post" action="/api/enquiry/${token}/${act}"><button>${label}</button></form>`;
  const isAskedForNews = state.wants_marketing && !state.marketing_confirmed_at && !state.withdrawn_at;
  return page(
    'Your enquiry',
    [
      `<p>You left your contact details with us on ${dateText(state.received_at.toISOString())}.</p>`,
      ...(isAskedForNews
        ? [
            '<h2>News</h2><p>The box for news about property and lending was ticked. We send none unless you confirm it here.</p>',
            button('confirm-news', 'Yes, send me news'),
          ]
        : []),
      '<h2>Your agreement</h2>',
      ...(state.withdrawn_at
        ? [
            `<p>You withdrew it on ${dateText(state.withdrawn_at.toISOString())}: nobody contacts you about this enquiry.</p>`,
          ]
        : [
            '<p>If you withdraw it, nobody contacts you about this enquiry, and your details are passed on to nobody.</p>',
            button('withdraw', 'Withdraw my agreement'),
          ]),
      '<h2>Erase</h2><p>Your name, contact details, figures and our mails about this enquiry are removed for good. Backups hold them until those are removed in turn.</p>',
      button('erase', 'Erase this enquiry'),
    ].join('\n'),
  );
}

const erasedPage = page('Nothing is left of this enquiry', '<p>It was erased, or its 24 months are over.</p>');

/** The page after a button. */
const decidedPages: Readonly<Record<EnquiryAct, SmallPage>> = {
  'confirm-news': page('You will receive our news', '<p>Each message has a link that stops them.</p>'),
  withdraw: page(
    'Your agreement is withdrawn',
    '<p>It took effect at once. Nobody contacts you about this enquiry.</p>',
  ),
  erase: erasedPage,
};

const longestBodyBytes = 16_384;

/**
 * Routes of the links in mails: to unsubscribe, and to decide about an enquiry. They are not part of the API: a mail
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
