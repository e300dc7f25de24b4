import { parentPort } from 'node:worker_threads';

/**
 * Calls an address from a separate thread, as an outside client would, and posts the status of the complete response.
 */
parentPort?.on('message', async ({ url, ...call }) => {
  const answer = await fetch(url, call);
  await answer.arrayBuffer();
  parentPort?.postMessage(answer.status);
});
