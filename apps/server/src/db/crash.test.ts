import { expect, test } from 'vitest';
import { startDatabaseChild } from '../../test/database/child.ts';
import { makeTestPlace } from '../../test/database/open.ts';
import { lost, storedIds } from '../../test/database/stored-ids.ts';

test('five kill -9 of a process that writes lose no acknowledged row', async () => {
  const place = await makeTestPlace();
  const acknowledged: string[] = [];
  for (let turn = 1; turn <= 5; turn += 1) {
    const child = startDatabaseChild(place.settings, 'write');
    await child.line(20 * turn);
    await child.kill();
    acknowledged.push(...child.lines.slice(1));
    const stored = await storedIds(place.settings);
    expect(lost(acknowledged, stored)).toEqual([]);
    // At most one unacknowledged write per kill.
    expect(stored.size - acknowledged.length).toBeLessThanOrEqual(turn);
  }
  await place.remove();
});
