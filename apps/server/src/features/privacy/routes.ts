import { type EnquiryAct, routes } from '@freehold/contract';
import { dateText } from '../../dates.ts';
import { type Binding, bindRoute, bindWrite } from '../../http/bind-route.ts';
import { type CallTo, callOf } from '../../http/call.ts';
import { routeOptions } from '../../http/register-route.ts';
import { ignoreBodies, page, refuseLink, type SmallPage, sendPage, wantsPage } from '../../http/small-page.ts';
import { heldErasures, keepAccount, lookAtErasure, takeBackErasure } from '../erasures/index.ts';
import { decideEnquiry, enquiryIdOf, enquiryState } from './enquiry.ts';
import { erasePerson } from './erase.ts';
import { exportPerson } from './export.ts';
import { isUnsubscribeToken, unsubscribe } from './unsubscribe.ts';

/** A person's own data as a whole: export and erasure; and the links that stop mails. */
export function bindPrivacy(binding: Binding): void {
  const { deps } = binding;
  bindRoute(binding, routes.privacy.exportPerson, ({ actor, scope }) => exportPerson(deps, { actor, scope }));
  bindRoute(binding, routes.privacy.erasePerson, ({ actor, scope, body }) =>
    erasePerson(deps, { actor, scope, given: body }),
  );
  bindRoute(binding, routes.privacy.heldErasures, ({ actor }) => heldErasures(deps, actor));
  bindWrite(binding, routes.privacy.takeBackErasure, async (tx, { actor, params }) => {
    await takeBackErasure(deps, tx, { named: { profileId: params.id }, actor });
    return { ok: true as const };
  });
  bindRoute({ ...binding, limit: 'mailedLink' }, routes.privacy.lookAtErasure, ({ body }) =>
    lookAtErasure(deps, body.token),
  );
  bindWrite({ ...binding, limit: 'resetAddress' }, routes.privacy.keepAccount, async (tx, { body }) => {
    await keepAccount(deps, tx, body.token);
    return { ok: true as const };
  });
  bindMailLinks(binding);
}

/** The page a mail's link opens: a button, since mail scanners open links too. */
const askPage = page(
  'Stop these emails?',
  `<p>You will receive no more reports or news from Freehold at this address. Emails about your account, such as a password reset, still arrive.</p>
<form method="post"><button name="List-Unsubscribe" value="One-Click">Stop these emails</button></form>`,
);

/** The page after the button. */
const donePage = page(
  'You will receive no more of these emails',
  '<p>It took effect at once. Emails about your account, such as a password reset, still arrive.</p>',
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
      '<h2>Erase</h2><p>Your name, contact details, figures and our emails about this enquiry are removed for good. Backups hold them until those are removed in turn.</p>',
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

/**
 * Routes of the links in mails: to unsubscribe, and to decide about an enquiry. They are not part of the API: a mail
 * provider posts a form (RFC 8058), and a person who opens the link needs a page.
 */
function bindMailLinks({ app, deps }: Binding): void {
  app.register(async (scope) => {
    ignoreBodies(scope);
    bindEnquiry({ app: scope, deps });
    scope.route({
      ...routeOptions(routes.privacy.unsubscribePage, deps),
      handler: async (request, reply) => {
        const { params }: CallTo<typeof routes.privacy.unsubscribePage> = callOf(request);
        if (!isUnsubscribeToken(deps, params.token)) return refuseLink(deps, request, reply);
        return sendPage(reply, askPage);
      },
    });
    scope.route({
      ...routeOptions(routes.privacy.unsubscribe, deps),
      handler: async (request, reply) => {
        const { params }: CallTo<typeof routes.privacy.unsubscribe> = callOf(request);
        if (!(await unsubscribe(deps, params.token))) return refuseLink(deps, request, reply);
        return wantsPage(request) ? sendPage(reply, donePage) : reply.send({ ok: true });
      },
    });
  });
}

function bindEnquiry({ app, deps }: Binding): void {
  app.route({
    ...routeOptions(routes.privacy.enquiryPage, deps),
    handler: async (request, reply) => {
      const { params }: CallTo<typeof routes.privacy.enquiryPage> = callOf(request);
      const id = enquiryIdOf(deps, params.token);
      if (id === null) return refuseLink(deps, request, reply);
      return sendPage(reply, enquiryPage(await enquiryState(deps, id), params.token));
    },
  });
  app.route({
    ...routeOptions(routes.privacy.enquiryAct, deps),
    handler: async (request, reply) => {
      const { params }: CallTo<typeof routes.privacy.enquiryAct> = callOf(request);
      const id = enquiryIdOf(deps, params.token);
      if (id === null) return refuseLink(deps, request, reply);
      await decideEnquiry(deps, { id, act: params.act });
      return wantsPage(request) ? sendPage(reply, decidedPages[params.act]) : reply.send({ ok: true });
    },
  });
}
