import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

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
export class DurableFiles extends NodeFS {
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
