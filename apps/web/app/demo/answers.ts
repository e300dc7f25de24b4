import type { Route, routes } from '@freehold/contract';
import { accessAnswers, accountAnswers } from './answers/accounts.ts';
import { adviserAnswers } from './answers/advisers.ts';
import { askedMailAnswers } from './answers/asked-mails.ts';
import { clientAnswers, idleRecordAnswers, joinAnswers } from './answers/clients.ts';
import { auditAnswers, countsAnswers, outboxAnswers, upkeepAnswers } from './answers/desk.ts';
import { leadAnswers, leadSubmissionAnswers } from './answers/leads.ts';
import { planSuggestionAnswers } from './answers/plan-suggestions.ts';
import { planAnswers } from './answers/plans.ts';
import { practiceAnswers } from './answers/practice.ts';
import { privacyAnswers } from './answers/privacy.ts';
import { profileAnswers } from './answers/profiles.ts';
import { propertyAnswers } from './answers/properties.ts';
import { assignmentAnswers, portfolioAnswers, savedPropertyAnswers } from './answers/saved-properties.ts';
import { savedViewAnswers } from './answers/saved-views.ts';
import { taskAnswers } from './answers/tasks.ts';
import { todayAnswers } from './answers/today.ts';
import { calculateAnswers, diagnosticsAnswers, healthAnswers, imageAnswers, reportAnswers } from './answers/tools.ts';
import type { DemoAnswer } from './demo-answer.ts';

type Routes = typeof routes;

/** A handler for every route of the contract: a missing one does not compile. */
export type DemoAnswers = {
  readonly [Group in keyof Routes]: { readonly [Name in keyof Routes[Group]]: AnswerTo<Routes[Group][Name]> };
};
type AnswerTo<R> = R extends Route ? DemoAnswer<R> : never;

export const demoAnswers: DemoAnswers = {
  health: healthAnswers,
  auth: accountAnswers,
  access: accessAnswers,
  profiles: profileAnswers,
  clients: clientAnswers,
  tasks: taskAnswers,
  joins: joinAnswers,
  idleRecords: idleRecordAnswers,
  properties: propertyAnswers,
  images: imageAnswers,
  savedProperties: savedPropertyAnswers,
  portfolio: portfolioAnswers,
  plans: planAnswers,
  planSuggestions: planSuggestionAnswers,
  assignments: assignmentAnswers,
  calculate: calculateAnswers,
  reports: reportAnswers,
  ...leadSubmissionAnswers,
  today: todayAnswers,
  practice: practiceAnswers,
  advisers: adviserAnswers,
  savedViews: savedViewAnswers,
  leads: leadAnswers,
  outbox: outboxAnswers,
  counts: countsAnswers,
  upkeep: upkeepAnswers,
  privacy: privacyAnswers,
  askedMails: askedMailAnswers,
  audit: auditAnswers,
  diagnostics: diagnosticsAnswers,
};

const answers: readonly DemoAnswer[] = Object.values(demoAnswers).flatMap((group) => Object.values<DemoAnswer>(group));

/**
 * The demo's response for a route of the contract. Throws RangeError for any other route, which is a bug in the caller.
 */
export function demoAnswerOf(route: Route): DemoAnswer {
  const answer = answers.find((known) => known.route === route);
  if (answer === undefined) throw new RangeError(`${route.method} ${route.path} is no route of the contract`);
  return answer;
}
