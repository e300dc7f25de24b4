import { fsyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { Answer, Request, WorkerSettings } from './protocol.ts';

type InitArguments = Parameters<NodeFS['init']>;
type InitResult = ReturnType<NodeFS['init']>;

interface OpenFile {
  readonly nfd: number;
}

interface NodeFileOperations {
  fsync?: (file: OpenFile) => number;
}

/**
 * PGlite's on-disk folder with a real fsync. As shipped, the file layer has no `fsync` operation, so PostgreSQL's calls
 * do nothing. This adds it, and PostgreSQL (started with `fsync=on` and `wal_sync_method=fsync`) then makes each
 * commit, checkpoint and rename durable, as it does natively.
 */
class DurableFiles extends NodeFS {
  /** Number of fsync calls PostgreSQL has made on this folder. */
  fsyncs = 0;

  override async init(...[database, options]: InitArguments): InitResult {
    const { emscriptenOpts } = await super.init(database, options);
    const addFsync = (module: object) => this.#addFsync(fileOperations(module));
    const preRun = [...(emscriptenOpts.preRun ?? []), addFsync];
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort: endThread } };
  }

  #addFsync(operations: NodeFileOperations): void {
    operations.fsync = (file) => {
      fsyncSync(file.nfd);
      this.fsyncs += 1;
      return 0;
    };
  }
}

function fileOperations(module: object): NodeFileOperations {
  const layer: unknown = 'NODEFS' in module ? module.NODEFS : undefined;
  const operations: unknown =
    typeof layer === 'object' && layer !== null && 'stream_ops' in layer ? layer.stream_ops : undefined;
  if (typeof operations !== 'object' || operations === null || 'fsync' in operations) {
    throw new Error('This version of PGlite keeps its files another way: the fsync hook has to be written anew');
  }
  return operations;
}

// After a PANIC (full disk, failed fsync) PostgreSQL is gone, but PGlite keeps calling into it. Exiting here ends only
// the worker thread; the next start recovers from the WAL.
function endThread(): never {
  process.exit(1);
}

const startUp = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on'],
];

function answer(message: Answer): void {
  const transfer = 'bytes' in message && message.bytes.buffer instanceof ArrayBuffer ? [message.bytes.buffer] : [];
  parentPort?.postMessage(message, transfer);
}

function readSettings(data: unknown): WorkerSettings {
  if (typeof data === 'object' && data !== null && 'folder' in data && typeof data.folder === 'string') {
    return { folder: data.folder };
  }
  throw new TypeError('The database worker was started without a folder');
}

// Only a startup packet begins with a zero byte. All clients share one backend, so roll back whatever the previous
// client left open.
async function exchange(database: PGlite, bytes: Uint8Array): Promise<Uint8Array> {
  return bytes[0] === 0 ? await startUpClient(database, bytes) : await answered(database, bytes);
}

async function startUpClient(database: PGlite, bytes: Uint8Array): Promise<Uint8Array> {
  if (database.isInTransaction()) await database.exec('rollback');
  await database.exec('discard all');
  // Copied: the reply is a view on PGlite's own buffer.
  return (await database.execProtocolRaw(bytes, { syncToFs: false })).slice();
}

// Streamed: PGlite's buffered variant never frees the messages of a reply.
async function answered(database: PGlite, bytes: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  await database.execProtocolRawStream(bytes, { syncToFs: false, onRawData: (part) => parts.push(part.slice()) });
  const reply = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let filled = 0;
  for (const part of parts) {
    reply.set(part, filled);
    filled += part.length;
  }
  return reply;
}

async function stop(database: PGlite): Promise<Answer> {
  if (database.isInTransaction()) await database.exec('rollback');
  await database.exec('checkpoint');
  await database.close();
  return { kind: 'stopped' };
}

async function perform(database: PGlite, files: DurableFiles, request: Request): Promise<Answer> {
  switch (request.kind) {
    case 'wire':
      return { kind: 'wire', bytes: await exchange(database, request.bytes) };
    case 'backup': {
      const dump = await database.dumpDataDir('gzip');
      return { kind: 'backup', bytes: new Uint8Array(await dump.arrayBuffer()) };
    }
    case 'count-fsyncs':
      return { kind: 'fsyncs', count: files.fsyncs };
    case 'stop':
      return await stop(database);
  }
}

// PostgreSQL's last message, shown when it fails to start.
let lastComplaint = '';

function hear(line: string): boolean {
  if (/^(?:\S+ )*(?:FATAL|PANIC)/.test(line)) lastComplaint = ` (${line})`;
  return false;
}

function fail(error: unknown): void {
  answer({ kind: 'failed', message: `${error instanceof Error ? error.message : String(error)}${lastComplaint}` });
}

async function main(): Promise<void> {
  const files = new DurableFiles(readSettings(workerData).folder);
  const database = await PGlite.create({
    fs: files,
    startParams: startUp,
    extensions: { pg_trgm },
    onStderr: hear,
  });
  let last: Promise<void> = Promise.resolve();
  parentPort?.on('message', (request: Request) => {
    last = last
      .then(async () => {
        answer(await perform(database, files, request));
        if (request.kind === 'stop') parentPort?.close();
      }, undefined)
      .catch(fail);
  });
  answer({ kind: 'ready' });
}

main().catch(fail);
