import { it } from 'vitest';
import { figure } from '../quality.ts';
import { killed } from './killed-server.ts';

// Fewer than on PostgreSQL, since each start runs recovery and takes seconds.
const killing = { kills: 30, fewestWrites: 1_000 };

it('on the embedded database keeps all it acknowledged', async () => {
  const history = await killed({}, killing);
  figure(
    'I1',
    `embedded: ${history.acknowledged} acknowledged writes, ${killing.kills} kills of the server`,
    '0 lost, 0 mixed',
  );
}, 1_800_000);
