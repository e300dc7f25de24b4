import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namedRoutes, type RouteName, routeNamed } from '../access/route-names.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { figure } from '../quality.ts';
import { fuzzRoute, fuzzSeed, runsOf, type Tally } from './run.ts';

/**
 * Number of suites the routes are spread over, so that Vitest can run them side by side; new routes are included
 * automatically.
 */
export const suites = 3;

/**
 * Routes whose success needs an unproven address, a mailed link, an app's code, a pair to be joined, a year without use
 * or a file's bytes, a view or a logo that is kept, a published plan with a suggestion that waits, or a disabled adviser;
 * their own tests cover that.
 */
const needSecrets: readonly RouteName[] = [
  'auth.resetPassword',
  'auth.verifyEmail',
  'auth.lookAtSignUp',
  'auth.declineSignUp',
  'auth.confirmSecondFactor',
  'auth.disableSecondFactor',
  'auth.resendVerification',
  'auth.stopChange',
  'auth.confirmNewEmail',
  'access.enable',
  'access.resetSecondFactor',
  'access.withdraw',
  'joins.connect',
  'outbox.passLinkOn',
  'askedMails.stopPage',
  'askedMails.stop',
  'savedViews.remove',
  'practice.logo',
  'joins.refuse',
  'joins.reopen',
  'idleRecords.keep',
  'idleRecords.askAgain',
  'privacy.lookAtErasure',
  'privacy.keepAccount',
  'privacy.takeBackErasure',
  'privacy.enquiryPage',
  'privacy.enquiryAct',
  'privacy.unsubscribePage',
  'privacy.unsubscribe',
  'images.upload',
  'properties.checkFile',
  'properties.importFile',
  'plans.publish',
  'plans.unpublish',
  'planSuggestions.send',
  'planSuggestions.take',
  'planSuggestions.decline',
  'advisers.enable',
];

const behindSecrets = new Set<RouteName>(needSecrets);

/** A short run can miss every fitting call of a route by chance; it then continues with the next seed. */
const mostRounds = 6;

/** Routes of one suite, counted from 0. */
function routesOf(part: number): RouteName[] {
  return namedRoutes.map(([name]) => name).filter((_name, index) => index % suites === part);
}

/** Registers the tests of one part of the fuzz run. */
export function fuzzSuite(part: number): void {
  describe(`generated calls, part ${part + 1} of ${suites}, seed ${fuzzSeed}`, () => {
    let server: TestApp;
    const unhandled: unknown[] = [];
    const total: Tally = new Map();
    const reached: RouteName[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    const isEnough = (name: RouteName, rounds: number) =>
      rounds > 0 && (reached.includes(name) || behindSecrets.has(name));

    beforeAll(async () => {
      process.on('unhandledRejection', note);
      server = await startTestApp();
      await server.app.ready();
    });
    afterAll(async () => {
      await server.close();
      process.off('unhandledRejection', note);
    });

    it.each(routesOf(part))(
      '[VALID-57 API-04 API-05] %s answers as it says, whatever it is sent',
      async (name) => {
        for (let round = 0; round < mostRounds && !isEnough(name, round); round += 1) {
          const tally = await fuzzRoute(server, name, fuzzSeed + round);
          if ((tally.get(routeNamed(name).status) ?? 0) > 0) reached.push(name);
          for (const [status, count] of tally) total.set(status, (total.get(status) ?? 0) + count);
        }
      },
      300_000,
    );

    it('every route that needs no secret was also got through to', () => {
      const unreached = routesOf(part).filter((name) => !behindSecrets.has(name) && !reached.includes(name));
      expect(unreached).toEqual([]);
    });

    it('none of them ended in an unhandled rejection', () => {
      expect(unhandled).toEqual([]);
      const requests = [...total.values()].reduce((sum, count) => sum + count, 0);
      expect(requests).toBeGreaterThanOrEqual(routesOf(part).reduce((sum, name) => sum + runsOf(name), 0));
      const byStatus = [...total].sort().map(([status, count]) => `${status}: ${count}`);
      const value = `${requests} requests, 0 wrong (seed ${fuzzSeed}; ${byStatus.join(', ')})`;
      figure('D1', `generated calls of every route, part ${part + 1} of ${suites}`, value);
      figure('O6', `error bodies of part ${part + 1} of the fuzz run that show the inside`, '0');
    });
  });
}
