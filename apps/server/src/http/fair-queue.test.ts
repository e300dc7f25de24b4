import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const limits = { places: 1, mostWaiting: 8, mostWaitingEach: 3, longestWaitMs: 60_000 };

/** Work that ends on command. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

it('gives a free place to the owners in turn, not to whoever asked most or has just been served', async () => {
  const queue = new FairQueue(limits, () => 0);
  const first = held();
  const done: string[] = [];
  const mark = (name: string) => async () => {
    done.push(name);
  };
  const all = [
    queue.run('busy', first.work),
    queue.run('busy', mark('busy 1')),
    queue.run('busy', mark('busy 2')),
    queue.run('busy', mark('busy 3')),
    queue.run('visitor', mark('visitor 1')),
    queue.run('other', mark('other 1')),
    queue.run('visitor', mark('visitor 2')),
  ];
  first.end();
  await Promise.all(all);
  expect(done).toEqual(['visitor 1', 'busy 1', 'other 1', 'visitor 2', 'busy 2', 'busy 3']);
});

it('gives a free place to the owner whose work took least of late, however many loop heavy work', async () => {
  let time = 0;
  const queue = new FairQueue({ ...limits, mostWaiting: 100 }, () => time);
  const done: string[] = [];
  const heavy = (name: string) => async () => {
    done.push(name);
    time += 2_000;
  };
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  await Promise.all(names.map((name) => queue.run(name, heavy(name))));
  done.length = 0;
  const first = held();
  const running = queue.run('a', first.work);
  const loops = names.map((name) => queue.run(name, heavy(name)));
  const save = queue.run('light', heavy('light'));
  first.end();
  await Promise.all([running, ...loops, save]);
  expect(done[0]).toBe('light');
  expect(done.toSorted()).toEqual([...names, 'light']);
});

it('forgets what an owner used two minutes later', async () => {
  let time = 0;
  const queue = new FairQueue(limits, () => time);
  await queue.run('heavy', async () => {
    time += 5_000;
  });
  time += 120_000;
  const [first, done] = [held(), [] as string[]];
  const running = queue.run('other', first.work);
  const waiting = ['heavy', 'light'].map((name) => queue.run(name, async () => void done.push(name)));
  first.end();
  await Promise.all([running, ...waiting]);
  expect(done).toEqual(['heavy', 'light']);
});

it('refuses one owner too many tasks and still takes those of another', async () => {
  const queue = new FairQueue(limits);
  const first = held();
  const busy = Array.from({ length: 5 }, () => queue.run('busy', first.work));
  const visitor = queue.run('visitor', async () => 'served');
  await expect(busy[4]).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  first.end();
  await Promise.all(busy.slice(0, 4));
  expect(await visitor).toBe('served');
});

it('refuses when too many wait in all', async () => {
  const queue = new FairQueue({ ...limits, mostWaiting: 2 });
  const first = held();
  const tasks = ['a', 'b', 'c', 'd'].map((owner) => queue.run(owner, first.work));
  await expect(tasks[3]).rejects.toMatchObject({ code: 'unavailable' });
  first.end();
  await Promise.all(tasks.slice(0, 3));
});

it('gives up on a turn that does not come, and keeps the place for the next', async () => {
  const queue = new FairQueue({ ...limits, longestWaitMs: 20 });
  const first = held();
  const running = queue.run('busy', first.work);
  await expect(queue.run('visitor', async () => 'never')).rejects.toMatchObject({ code: 'unavailable' });
  first.end();
  await running;
  expect(await queue.run('visitor', async () => 'served')).toBe('served');
});

it('frees the place of work that fails', async () => {
  const queue = new FairQueue(limits);
  const failing = queue.run('busy', () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(await queue.run('visitor', async () => 'served')).toBe('served');
});
