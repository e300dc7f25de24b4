import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import 'sharp';

// Runs confined like the encoding process, tries what must be blocked, and prints the names of attempts that succeeded.

const { secret, target, port } = JSON.parse((await buffer(process.stdin)).toString());

const attempts: Readonly<Record<string, () => unknown>> = {
  'read a file': () => readFileSync(secret),
  'read of the process': () => readFileSync('/proc/self/environ'),
  'write a file': () => writeFileSync(target, 'x'),
  'start a program': () => {
    const { error } = spawnSync('true');
    if (error) throw error;
  },
  'start a thread': () => new Worker('1', { eval: true }),
};

const done = Object.entries(attempts).flatMap(([name, attempt]) => {
  try {
    attempt();
    return [name];
  } catch {
    return [];
  }
});

const hasSocket = await new Promise<boolean>((resolve) => {
  const socket = connect({ host: '127.0.0.1', port }, () => resolve(true));
  socket.on('error', () => resolve(false));
});
process.stdout.write(JSON.stringify([...done, ...(hasSocket ? ['open a socket'] : [])]));
process.exit(0);
