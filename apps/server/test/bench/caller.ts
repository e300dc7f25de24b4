import { parentPort } from 'node:worker_threads';

/** Calls an address from a thread of its own, as anybody outside would, and tells the status of the whole answer. */
parentPort?.on('message', async ({ url, ...call }) => {
  const answer = await fetch(url, call);
  await answer.arrayBuffer();
  parentPort?.postMessage(answer.status);
});
