import { routes } from '@freehold/contract';
import { reads, refuses } from '../demo-answer.ts';

const { joins } = routes;
const nobody = 'Nobody in the demo waits to be connected.';

/** The demo's clients sign up with nobody's address but their own, so there is nothing to connect. */
export const joinAnswers = {
  list: reads(joins.list, () => []),
  connect: refuses(joins.connect, nobody),
  refuse: refuses(joins.refuse, nobody),
  reopen: refuses(joins.reopen, nobody),
};
