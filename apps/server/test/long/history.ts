import { randomUUID } from 'node:crypto';
import { borrowingLeadReplySchema, clientDetailsSchema, leadListSchema } from '@freehold/contract';
import { aBorrowingLead, aLiability, anAsset, aProfile } from '../builders.ts';
import { newClient, newCredentials, type Person, send, signedIn, signedInAdviser } from '../people.ts';
import { pause } from './own-cluster.ts';

// Access tokens last fifteen minutes; on a slow machine the run takes longer.
const signInMs = 600_000;

interface Record {
  readonly credentials: ReturnType<typeof newCredentials>;
  person: Person;
  signedInAt: number;
  /** Newest state sent, and newest state acknowledged. */
  sent: number;
  acknowledged: number;
}

/** Record of a load's own writes: those sent, and those acknowledged. */
export class History {
  readonly #records: Record[] = [];
  readonly #leads = new Map<string, string | null>();
  #writes = 0;

  /** Signs up the clients whose records the load will change. */
  async begin(address: string, clients: number): Promise<void> {
    for (let n = 0; n < clients; n += 1) {
      const credentials = newCredentials();
      const person = await newClient(address, credentials);
      this.#records.push({ credentials, person, signedInAt: performance.now(), sent: 0, acknowledged: 0 });
    }
  }

  /** Number of acknowledged writes. */
  get acknowledged(): number {
    return this.#writes;
  }

  /** Writes as fast as responses come, one concurrent writer per client, until the server is gone or time is up. */
  async load(address: string, isOver: () => boolean): Promise<void> {
    await Promise.all(
      this.#records.map(async (record) => {
        while (!isOver()) {
          try {
            if (performance.now() - record.signedInAt > signInMs) await this.#renew(address, record);
            await this.#leaveLead(address);
            await this.#replaceDetails(address, record);
          } catch (error) {
            if (error instanceof RefusedWrite) throw error;
            // No response: the outcome is unknown.
            await pause(20);
          }
        }
      }),
    );
  }

  async #renew(address: string, record: Record): Promise<void> {
    record.person = await signedIn(address, record.credentials);
    record.signedInAt = performance.now();
  }

  async #leaveLead(address: string): Promise<void> {
    const email = `${randomUUID()}@example.com`;
    this.#leads.set(email, null);
    const answer = await send(`${address}/api/borrowing-leads`, { body: aBorrowingLead({ email }), key: randomUUID() });
    if (answer.status >= 500) return pause(20);
    if (answer.status !== 201) throw new RefusedWrite(`${answer.status} ${JSON.stringify(answer.body)}`);
    this.#leads.set(email, borrowingLeadReplySchema.parse(answer.body).id);
    this.#writes += 1;
  }

  async #replaceDetails(address: string, record: Record): Promise<void> {
    record.sent += 1;
    const state = record.sent;
    const description = `state ${state}`;
    const body = {
      profile: aProfile({ occupation: description }),
      assets: [1, 2, 3].map(() => anAsset({ description, currentValue: state })),
      liabilities: [1, 2].map(() => aLiability({ description, loanBalance: state })),
    };
    const url = `${address}/api/profiles/${record.person.id}/details`;
    const answer = await send(url, { method: 'PUT', body, token: record.person.token, key: randomUUID() });
    if (answer.status >= 500) return pause(20);
    if (answer.status !== 200) throw new RefusedWrite(`${answer.status} ${JSON.stringify(answer.body)}`);
    record.acknowledged = state;
    this.#writes += 1;
  }

  /** Differences between the history and the server: leads lost or duplicated, records that lost a write or mix two. */
  async complaints(address: string): Promise<string[]> {
    const { token } = await signedInAdviser(address);
    const found = new Map<string, string[]>();
    for await (const lead of allLeads(address, token)) {
      found.set(lead.email, [...(found.get(lead.email) ?? []), lead.id]);
    }
    const complaints: string[] = [];
    for (const [email, id] of this.#leads) {
      const ids = found.get(email) ?? [];
      if (id !== null && !ids.includes(id)) complaints.push(`lead ${id} was acknowledged and is not there`);
      if (ids.length > 1) complaints.push(`${email} was sent once and is there ${ids.length} times`);
    }
    for (const record of this.#records) complaints.push(...(await recordComplaints(address, token, record)));
    return complaints;
  }
}

class RefusedWrite extends Error {}

async function recordComplaints(address: string, token: string, record: Record): Promise<string[]> {
  const { id } = record.person;
  const answer = await send(`${address}/api/profiles/${id}/details`, { method: 'GET', token });
  const { profile, assets, liabilities } = clientDetailsSchema.parse(answer.body);
  const states = new Set([...assets, ...liabilities].map(({ description }) => description));
  if (record.acknowledged === 0 && states.size === 0) return [];
  states.add(profile.occupation);
  const state = Number([...states][0]?.replace('state ', ''));
  const isWhole = states.size === 1 && assets.length === 3 && liabilities.length === 2;
  if (!isWhole)
    return [`record ${id} mixes ${[...states].join(', ')} in ${assets.length} + ${liabilities.length} rows`];
  if (state < record.acknowledged)
    return [`record ${id} shows state ${state}; ${record.acknowledged} was acknowledged`];
  // A write whose response was lost may still commit after a later one was sent; one that was never sent may not.
  return state > record.sent ? [`record ${id} shows state ${state}, which was never sent`] : [];
}

async function* allLeads(address: string, token: string) {
  let url: string | undefined = `${address}/api/leads?limit=1000`;
  while (url !== undefined) {
    const answer = await send(url, { method: 'GET', token });
    yield* leadListSchema.parse(answer.body);
    const next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    url = next && new URL(next, address).href;
  }
}
