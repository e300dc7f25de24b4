import { routes } from '@freehold/contract';
import { reads, refuses } from '../demo-answer.ts';

const { idleRecords } = routes;
const allInUse = 'Every record in the demo is in use.';

/** Every client of the demo signed in or was worked on lately, so there is nothing to decide. */
export const idleRecordAnswers = {
  list: reads(idleRecords.list, () => ({ records: [], hasMore: false })),
  keep: refuses(idleRecords.keep, allInUse),
  askAgain: refuses(idleRecords.askAgain, allInUse),
};
