import { AppError, largestLogoBytes, type PracticeLogo, practiceMessages, routes } from '@freehold/contract';
import { firmDefaultProblems } from '@freehold/plan';
import { changes, reads, refuseField, refuses } from '../demo-answer.ts';
import { recordEvent } from '../record-event.ts';

const { practice } = routes;

// PNG files begin so in base64; the server looks at every byte.
const pngStart = 'iVBORw0KGgo';
const jpegStart = '/9j/';

// The demo does not decode pictures; screens fit a logo into this shape.
const shape = { width: 240, height: 80 };

/** The practice in the demo. A logo stays in its address. */
export const practiceAnswers = {
  read: reads(practice.read, ({ world }) => world.practice),
  update: changes(practice.update, (call) => {
    const { world } = call;
    const { version, logo, embedOrigins, planDefaults, ...lines } = call.body;
    if (version !== world.practice.version) throw new AppError('stale-version');
    const [wrong] = firmDefaultProblems(planDefaults ?? {});
    if (wrong) refuseField(`planDefaults.${wrong.field}`, wrong.message);
    const { logo: kept = null, embedOrigins: sites = [], planDefaults: assumed = {} } = world.practice.practice ?? {};
    world.practice = {
      practice: {
        ...lines,
        logo: logo === undefined ? kept : logoFrom(logo),
        embedOrigins: embedOrigins ?? sites,
        planDefaults: planDefaults ?? assumed,
      },
      version: version + 1,
    };
    recordEvent(call, { action: 'practice-updated', subject: { kind: 'practice', id: 'practice' } });
    return world.practice;
  }),
  // Pictures load by URL, never through a call.
  logo: refuses(practice.logo, 'This is not part of the demo.'),
};

function logoFrom(base64: string | null): PracticeLogo | null {
  if (base64 === null) return null;
  const isPng = base64.startsWith(pngStart);
  if (!isPng && !base64.startsWith(jpegStart)) refuseField('logo', practiceMessages.logoNotReadable);
  if ((base64.length * 3) / 4 > largestLogoBytes + 2) refuseField('logo', practiceMessages.logoTooLarge);
  return { address: `data:image/${isPng ? 'png' : 'jpeg'};base64,${base64}`, ...shape };
}
