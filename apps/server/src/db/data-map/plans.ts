import type { PlanTables } from '../schema/plans.ts';
import { type FactsOf, financial, identity, rowTimes, technical, withThePerson } from './facts.ts';

const owner = technical('Whose it is');
const worked = {
  summary: financial('What it comes to: net worth, the next purchase, least cash'),
  engine_version: technical('What worked the summary out'),
  law_read: technical('By the law as read on which day'),
} as const;

/** Plans that are kept for clients. */
export const planFacts: FactsOf<keyof PlanTables> = {
  plans: {
    purpose:
      'Plans that a client or their adviser keeps, at most ten of each for a client, and the plan of the lead that became the client, as their own',
    retention: withThePerson,
    about: [{ column: 'profile_id', holds: 'person-id' }],
    columns: {
      id: technical('Names the plan'),
      profile_id: owner,
      author_id: technical('Who kept it first'),
      title: identity('How it is called'),
      version: technical('Counts the changes, so that two windows notice each other'),
      document: financial('The household, its incomes, property, loans and what is planned, with names'),
      ...worked,
      ...rowTimes,
      by_adviser: technical('Whether an adviser made it, so that the client has it only as it was published'),
      rules_changed: financial(
        'Which figures newer law tables or another engine changed, before and now, until somebody has seen it',
      ),
      figures_failed_at: technical(
        'When its figures were last worked out by newer law tables in vain, so that others go first',
      ),
    },
  },
  plan_changes: {
    purpose: 'The last changes of a plan, so that what two windows change at once can be put together',
    retention: 'The last 200 of a plan and at most 256 kB of them, with the plan',
    about: [{ column: 'profile_id', holds: 'person-id' }],
    columns: {
      plan_id: technical('Of which plan'),
      position: technical('Counts its changes'),
      profile_id: owner,
      version: technical('The version that it led to'),
      change: financial('What it did, and what stood there before'),
      author_id: technical('Who made it'),
      made_at: technical('When'),
    },
  },
  plan_versions: {
    purpose: 'Plans as they were when they were kept under a name',
    retention: 'With the plan; of more than twenty the oldest that is not locked goes',
    about: [{ column: 'profile_id', holds: 'person-id' }],
    columns: {
      plan_id: technical('Of which plan'),
      number: technical('Counts its versions'),
      profile_id: owner,
      name: identity('How it is called'),
      is_locked: technical('Whether it stays as it is for good'),
      plan_version: technical('The version of the plan that it holds'),
      document: financial('The plan as it was'),
      shown: financial('What its client has of it, where an adviser locked what was published'),
      ...worked,
      author_id: technical('Who kept it'),
      kept_at: technical('When'),
    },
  },
  plan_publications: {
    purpose: 'What a client has of the plans that an adviser made for them',
    retention: 'With the plan, until it is published again or taken back',
    about: [{ column: 'profile_id', holds: 'person-id' }],
    columns: {
      plan_id: technical('Of which plan'),
      profile_id: owner,
      plan_version: technical('The version of the plan that was published'),
      options: technical('Which options the client has'),
      basis: technical('What the adviser said that it is: general information, or with advice given separately'),
      title: identity('How it is called'),
      document: financial('The plan as the client has it, with those options alone'),
      ...worked,
      author_id: technical('Who published it'),
      published_at: technical('When'),
    },
  },
  plan_suggestions: {
    purpose: 'Changes that clients suggest to the plans published for them',
    retention: 'With the plan; of more than twenty the oldest that was answered goes',
    about: [{ column: 'profile_id', holds: 'person-id' }],
    columns: {
      id: technical('Names the suggestion'),
      plan_id: technical('Of which plan'),
      profile_id: owner,
      plan_version: technical('The published version that the client had'),
      changes: financial('What the client suggests'),
      note: identity('What the client wrote with it'),
      sent_at: technical('When it was sent'),
      taken: technical('Which of the changes an adviser took'),
      reply: identity('What the adviser answered'),
      answered_by: technical('Who answered'),
      answered_at: technical('When'),
    },
  },
};
