import { filledCall } from '../access/fill.ts';
import type { PersonName, SentCall } from '../access/people.ts';
import { type RouteName, routeNamed } from '../access/route-names.ts';
import { type Sample, samples } from '../access/samples.ts';
import { type HostileValue, hostileNumbers, hostileShapes, hostileTexts } from './hostile-values.ts';
import { jsonText, RawJson } from './json-text.ts';
import { alternatives, isRecord, pathsOf, resolved, type Shape, shapeAt, shapeOf, withAt } from './shape.ts';

export type Path = readonly (string | number)[];

/** A route whose fields get every hostile value, the sender, and where the stored values are read back. */
export interface CorpusTarget {
  readonly name: RouteName;
  readonly as: PersonName | null;
  /** From the reply, the path and reader of the stored values; null where nothing is shown again. */
  readonly readBack: ((reply: unknown) => { readonly path: string; readonly as: PersonName }) | null;
  /**
   * Looks up a sent field's stored value where it differs in place from the body; the reply identifies the new record.
   */
  readonly read?: (kept: unknown, path: Path, reply: unknown) => unknown;
}

const idIn = (reply: unknown): string => (isRecord(reply) ? String(reply.id) : '');
const lead = (reply: unknown) => ({ path: `/leads/${idIn(reply)}`, as: 'admin' }) as const;
const contact = ['firstName', 'lastName', 'email', 'phone', 'purchaseTimeframe', 'sourcePage', 'wantsMarketing'];
const within = (part: string) => (kept: unknown, path: Path) => {
  if (path[0] === 'name') return `${valueAt(kept, ['firstName'])} ${valueAt(kept, ['lastName'])}`;
  if (path[0] === 'borrowingCapacity') return valueAt(kept, [part, 'claimedCapacity']);
  return valueAt(kept, contact.includes(String(path[0])) ? path : [part, ...path.slice(-1)]);
};

export const corpusTargets: readonly CorpusTarget[] = [
  {
    name: 'profiles.updateDetails',
    as: 'owner',
    readBack: () => ({ path: '/profiles/known-client-own/details', as: 'owner' }),
  },
  {
    name: 'properties.update',
    as: 'admin',
    readBack: () => ({ path: '/properties/known-property-free', as: 'admin' }),
  },
  { name: 'borrowingLeads.submit', as: null, readBack: lead, read: within('borrowing') },
  { name: 'mortgageLeads.submit', as: null, readBack: lead, read: within('mortgage') },
  {
    name: 'calculationLeads.submit',
    as: null,
    readBack: lead,
    read: (kept, path) => {
      if (path[0] === 'figure') return valueAt(kept, ['calculation', 'claimedFigure']);
      return path[0] === 'calculation' ? valueAt(kept, path) : within('calculation')(kept, path);
    },
  },
  { name: 'strategySessionLeads.submit', as: null, readBack: lead, read: within('strategySession') },
  { name: 'leads.update', as: 'admin', readBack: () => ({ path: '/leads/known-lead-one', as: 'admin' }) },
  {
    name: 'leads.addNote',
    as: 'admin',
    readBack: () => ({ path: '/leads/known-lead-one', as: 'admin' }),
    read: (kept, path, reply) => {
      const notes = valueAt(kept, ['notes']);
      return Array.isArray(notes)
        ? valueAt(
            notes.find((note) => idIn(note) === idIn(reply)),
            path,
          )
        : undefined;
    },
  },
  { name: 'auth.register', as: null, readBack: null },
  { name: 'auth.login', as: null, readBack: null },
  { name: 'auth.forgotPassword', as: null, readBack: null },
  { name: 'auth.refresh', as: null, readBack: null },
  { name: 'savedProperties.add', as: 'owner', readBack: null },
  { name: 'assignments.assign', as: 'admin', readBack: null },
  { name: 'diagnostics.createAsset', as: 'owner', readBack: null },
];

/** Lists whose query fields get every hostile text. */
export const corpusLists: readonly (readonly [RouteName, PersonName])[] = [
  ['profiles.list', 'admin'],
  ['properties.list', 'owner'],
  ['leads.list', 'admin'],
  ['leads.export', 'admin'],
  ['audit.list', 'admin'],
  ['savedProperties.list', 'owner'],
];

/** One hostile value in one field of an otherwise valid call. */
export interface CorpusCase {
  readonly what: string;
  readonly path: Path;
  readonly hostile: HostileValue;
  readonly call: SentCall;
}

/** Cases for a route's body: texts where it accepts text, numbers where numbers, and odd shapes everywhere. */
export function bodyCases(name: RouteName, things: ReadonlyMap<string, string>): CorpusCase[] {
  const route = routeNamed(name);
  if (route.body === undefined) return [];
  const shape = shapeOf(route.body);
  const { body, ...sample } = samples[name];
  return pathsOf(shape).flatMap((path) =>
    valuesFor(shapeAt(shape, path) ?? {}, shape).map((hostile) => {
      const call = filledCall(route, { ...sample, body: 'x' } satisfies Sample, things);
      const text = filledText(jsonText(withAt(body, path, hostile.value)), things);
      const headers = { 'content-type': 'application/json' };
      return { what: `${path.join('.')} ${hostile.name}`, path, hostile, call: { ...call, body: text, headers } };
    }),
  );
}

/** Cases for a list's query, numbers written as text. */
export function queryCases(name: RouteName, things: ReadonlyMap<string, string>): CorpusCase[] {
  const route = routeNamed(name);
  if (route.query === undefined) return [];
  const numbers = hostileNumbers.map(({ name: what, value }) => ({ name: what, value: jsonText(value) }));
  return pathsOf(shapeOf(route.query)).flatMap((path) =>
    [...hostileTexts, ...numbers].map((hostile) => {
      const query = { [String(path[0])]: String(hostile.value).slice(0, 5_000) };
      return { what: `${path[0]} ${hostile.name}`, path, hostile, call: filledCall(route, { query }, things) };
    }),
  );
}

function filledText(text: string, things: ReadonlyMap<string, string>): string {
  return text.replaceAll(/known-[a-z]+-[a-z]+/g, (word) =>
    word === 'known-fresh-word' ? crypto.randomUUID() : (things.get(word) ?? word),
  );
}

function valuesFor(shape: Shape, root: Shape): readonly HostileValue[] {
  const choices = alternatives(resolved(shape, root)).map((choice) => resolved(choice, root));
  const kinds = new Set(choices.map(({ type }) => type));
  const isChosen = choices.some((choice) => choice.enum !== undefined || choice.const !== undefined);
  return [
    ...(kinds.has('string') ? hostileTexts.filter((_text, index) => !isChosen || index % 8 === 0) : []),
    ...(kinds.has('number') || kinds.has('integer') ? hostileNumbers : []),
    ...hostileShapes.filter((_shape, index) => index % 2 === 0),
  ];
}

/** The part of a value at a path. */
export function valueAt(value: unknown, path: Path): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(value)) return valueAt(value.at(Number(step)), rest);
  return isRecord(value) ? valueAt(value[String(step)], rest) : undefined;
}

/**
 * True if the value read back equals the one sent: texts exactly, once trimmed, numbers within 0.005. Addresses and
 * names are joined from parts, so commas and spaces in them do not count. Blank text counts as nothing, an income of 0
 * as none (decision D-14), and ids come from the server.
 */
export function isKept({ hostile: { value }, path }: CorpusCase, got: unknown): boolean {
  const sent = value instanceof RawJson ? JSON.parse(value.text) : value;
  if (path.at(-1) === 'id' || (sent === 0 && got === null)) return true;
  if (typeof sent === 'number') return typeof got === 'number' && Math.abs(got - sent) <= 0.005;
  if (typeof sent !== 'string' || sent.trim() === '') return true;
  const isJoined = /address|name/i.test(String(path.at(-1)));
  const plain = (text: string) => (isJoined ? text.replaceAll(/[\s,]/g, '') : text.trim());
  return plain(String(got ?? '')) === plain(sent);
}
