import { type AskedMailKind, askedMailFacts, routes } from '@freehold/contract';
import { type Binding, bindRoute } from '../../http/bind-route.ts';
import { type CallTo, callOf } from '../../http/call.ts';
import { routeOptions } from '../../http/register-route.ts';
import { ignoreBodies, page, refuseLink, sendPage, wantsPage } from '../../http/small-page.ts';
import { changeAskedMail, readAskedMails } from './settings.ts';
import { stopByLink, stopKeyOf } from './stop-link.ts';

/** Mails that a client asks for: the settings, and the links in the mails that stop them. */
export function bindAskedMails(binding: Binding): void {
  const { deps } = binding;
  bindRoute(binding, routes.askedMails.read, ({ actor }) => readAskedMails(deps, actor));
  bindRoute(binding, routes.askedMails.change, ({ actor, params, body }) =>
    changeAskedMail(deps, { actor, kind: params.kind, change: body }),
  );
  bindStopLinks(binding);
}

// Not part of the API: a mail provider posts a form, and a person who opens the link needs a page.
function bindStopLinks({ app, deps }: Binding): void {
  app.register(async (scope) => {
    ignoreBodies(scope);
    scope.route({
      ...routeOptions(routes.askedMails.stopPage, deps),
      handler: async (request, reply) => {
        const { params }: CallTo<typeof routes.askedMails.stopPage> = callOf(request);
        const key = stopKeyOf(deps, params.token);
        return key === null ? refuseLink(deps, request, reply) : sendPage(reply, askPage(key.kind));
      },
    });
    scope.route({
      ...routeOptions(routes.askedMails.stop, deps),
      handler: async (request, reply) => {
        const { params }: CallTo<typeof routes.askedMails.stop> = callOf(request);
        const key = stopKeyOf(deps, params.token);
        if (key === null) return refuseLink(deps, request, reply);
        await stopByLink(deps, key);
        return wantsPage(request) ? sendPage(reply, donePage(key.kind)) : reply.send({ ok: true });
      },
    });
  });
}

// A button, since mail scanners open links too.
function askPage(kind: AskedMailKind) {
  return page(
    'Stop these emails?',
    `<p>${askedMailFacts[kind].label}: you will receive no more of these. Other emails you asked for, and those about your account, still arrive.</p>
<form method="post"><button name="List-Unsubscribe" value="One-Click">Stop these emails</button></form>`,
  );
}

function donePage(kind: AskedMailKind) {
  return page(
    'You will receive no more of these emails',
    `<p>${askedMailFacts[kind].label} is stopped, at once. You can ask for it again in your account.</p>`,
  );
}
