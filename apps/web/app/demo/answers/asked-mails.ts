import { AppError, type AskedMails, askedMailKinds, askedMailWords, routes } from '@freehold/contract';
import { changes, type DemoScene, reads, refuseField, refuses } from '../demo-answer.ts';
import { recordEvent } from '../record-event.ts';

const { askedMails } = routes;
const noLinks = 'The demo sends no emails, so there are no links to follow.';

/** The mails that the demo's client asked for; none is ever sent. */
export const askedMailAnswers = {
  read: reads(askedMails.read, askedOf),
  change: changes(askedMails.change, (call) => {
    const { world, params, body, actor, at } = call;
    if (body.isOn && body.words !== askedMailWords) refuseField('words', 'These words have changed. Reload the page.');
    if (body.isOn && actor.role !== 'CLIENT') throw new AppError('not-allowed');
    if (body.isOn === world.askedMails.has(params.kind)) return askedOf(call);
    if (body.isOn) world.askedMails.set(params.kind, at.toISOString());
    else world.askedMails.delete(params.kind);
    const action = body.isOn ? 'mail-asked' : 'mail-stopped';
    recordEvent(call, { action, subject: { kind: 'client', id: actor.id }, fields: [params.kind] });
    return askedOf(call);
  }),
  stopPage: refuses(askedMails.stopPage, noLinks),
  stop: refuses(askedMails.stop, noLinks),
};

function askedOf({ world, actor }: DemoScene): AskedMails {
  const mails = askedMailKinds.map((kind) => {
    const askedAt = world.askedMails.get(kind) ?? null;
    return { kind, isOn: askedAt !== null, askedAt, lastAt: null };
  });
  return { email: actor.email, isEmailVerified: true, mails };
}
