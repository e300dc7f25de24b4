import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolUse } from '../db/pools.ts';
import type { TableSize } from '../upkeep/table-sizes.ts';

/** A handled request, by route pattern, never by URL. */
export interface HandledRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Database and queue metrics at one moment; null while the database is unavailable. */
export interface Backlog {
  readonly jobs: readonly { readonly queue: string; readonly state: string; readonly count: number }[];
  readonly oldestJobSeconds: number;
  readonly mails: readonly { readonly status: string; readonly count: number }[];
  /** Each kind of upkeep: failures so far, whether the last run failed, and how long ago one succeeded. */
  readonly upkeep: readonly {
    readonly name: string;
    readonly failures: number;
    readonly isFailing: boolean;
    readonly secondsSinceSuccess: number;
  }[];
  /** Each table's size on disk. */
  readonly tables: readonly TableSize[];
  /** Age in seconds of the oldest unsealed audit event; 0 when all are sealed. */
  readonly unsealedSeconds: number;
}

/** Counts of this process for monitoring: no ids, addresses or user input. */
export interface Metrics {
  requestHandled(request: HandledRequest): void;
  /** A rate limit was reached; `signInAccount` means an account is temporarily locked. */
  limitReached(limit: string): void;
  /** A call was rejected because the database is unavailable; `code` is its SQLSTATE or system code. */
  databaseUnavailable(code: string): void;
  /** All metrics as text in Prometheus format. */
  text(now: { readonly pool: PoolUse; readonly backlog: Backlog | null }): Promise<string>;
  readonly contentType: string;
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Creates the metrics of one application. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'freehold_http_request_duration_seconds',
    help: 'Requests by route pattern and status, with how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5],
    registers,
  });
  const limits = new Counter({
    name: 'freehold_limits_reached_total',
    help: 'Refusals by the limit that was reached; signInAccount are accounts locked for a while',
    labelNames: ['limit'],
    registers,
  });
  const unavailable = new Counter({
    name: 'freehold_database_unavailable_total',
    help: 'Calls refused because the database could not serve, by its code: 53100 is a full disk, 25006 read-only',
    labelNames: ['code'],
    registers,
  });
  const showState = stateGauges(registers);
  return {
    contentType: registry.contentType,
    requestHandled: ({ method, route, status, seconds }) => {
      const known = knownMethods.has(method) ? method : 'other';
      requests.observe({ method: known, route, status: String(status) }, seconds);
    },
    limitReached: (limit) => limits.inc({ limit }),
    databaseUnavailable: (code) => unavailable.inc({ code }),
    text: async ({ pool, backlog }) => {
      showState(pool, backlog);
      return await registry.metrics();
    },
  };
}

function stateGauges(registers: Registry[]): (pool: PoolUse, backlog: Backlog | null) => void {
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name: `freehold_${name}`, help, labelNames: [...labelNames], registers });
  const connections = gauge('database_connections', 'Connections to the database: open, in_use, waiting', ['state']);
  const isUp = gauge('database_up', '1 when the database answered this time');
  const jobs = gauge('jobs', 'Jobs by queue and state', ['queue', 'state']);
  const oldest = gauge('oldest_job_seconds', 'How long the oldest job that is due has waited');
  const mails = gauge('mails', 'Mails that wait or failed', ['status']);
  const unsealed = gauge('oldest_unsealed_event_seconds', 'Age of the oldest audit event that no seal covers');
  const showTables = tableGauge(gauge);
  const showUpkeep = upkeepGauges(gauge);
  return (pool, backlog) => {
    connections.set({ state: 'open' }, pool.open);
    connections.set({ state: 'in_use' }, pool.inUse);
    connections.set({ state: 'waiting' }, pool.waiting);
    isUp.set(backlog === null ? 0 : 1);
    for (const list of [jobs, mails]) list.reset();
    oldest.set(backlog?.oldestJobSeconds ?? 0);
    for (const { queue, state, count } of backlog?.jobs ?? []) jobs.set({ queue, state }, count);
    for (const { status, count } of backlog?.mails ?? []) mails.set({ status }, count);
    showTables(backlog?.tables ?? []);
    unsealed.set(backlog?.unsealedSeconds ?? 0);
    showUpkeep(backlog?.upkeep ?? []);
  };
}

type MakeGauge<Label extends string> = (name: string, help: string, labelNames: readonly Label[]) => Gauge<Label>;

function tableGauge(gauge: MakeGauge<'table'>): (tables: Backlog['tables']) => void {
  const size = gauge('table_bytes', 'What a table takes on the disk with its indexes, in bytes', ['table']);
  return (tables) => {
    size.reset();
    for (const { table, bytes } of tables) size.set({ table }, bytes);
  };
}

function upkeepGauges(gauge: MakeGauge<'upkeep'>): (upkeep: Backlog['upkeep']) => void {
  const failures = gauge('upkeep_failures', 'Failed tries of each kind of upkeep, over all processes', ['upkeep']);
  const failing = gauge('upkeep_failing', '1 when the last try of that upkeep failed', ['upkeep']);
  const age = gauge('upkeep_seconds_since_success', 'How long ago that upkeep last succeeded', ['upkeep']);
  return (upkeep) => {
    for (const list of [failures, failing, age]) list.reset();
    for (const { name, ...facts } of upkeep) {
      failures.set({ upkeep: name }, facts.failures);
      failing.set({ upkeep: name }, facts.isFailing ? 1 : 0);
      age.set({ upkeep: name }, facts.secondsSinceSuccess);
    }
  };
}
