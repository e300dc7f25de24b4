/** An asset, identified by its description. */
export interface AssetState {
  readonly name: string;
  readonly value: number;
}

/** State of one client. Properties are counted from 0; lists start with the newest. */
interface ClientState {
  readonly occupation: string;
  readonly assets: readonly AssetState[];
  readonly version: number;
  readonly saved: readonly { readonly property: number; readonly isPurchased: boolean }[];
  readonly owned: readonly number[];
}

/** Signed-up clients by number. */
export type WorldState = Readonly<Record<number, ClientState>>;

/** The actor: the client, an adviser, or another client, for whom the record does not exist. */
export type Hand = 'self' | 'adviser' | 'stranger';

interface Change {
  readonly who: number;
  readonly by: Hand;
  /** The version the change is based on; null overwrites any version. */
  readonly version: number | null;
}

/** One API call with all its inputs. */
export type Operation =
  | { readonly kind: 'register'; readonly who: number }
  | (Change & { readonly kind: 'edit'; readonly occupation: string })
  | (Change & { readonly kind: 'assets'; readonly assets: readonly AssetState[] })
  | { readonly kind: 'save' | 'unsave'; readonly who: number; readonly by: Hand; readonly property: number }
  | { readonly kind: 'assign'; readonly who: number; readonly property: number }
  | { readonly kind: 'details' | 'saved' | 'portfolio'; readonly who: number; readonly by: Hand }
  | { readonly kind: 'clients' };

/** A call's response, without ids and times: a word, or the contents of a record or list. */
export type Answer = string | readonly unknown[] | DetailsAnswer;

/** The fields of a record that are shown. */
export type DetailsAnswer = Pick<ClientState, 'occupation' | 'assets' | 'version'>;

/** The world after a call, and the call's response. */
export interface Step {
  readonly world: WorldState;
  readonly answer: Answer;
}

const noClient: ClientState = { occupation: '', assets: [], version: 1, saved: [], owned: [] };

/** The effect of a call according to the specification, written from its text and not from the server’s code. */
export function step(world: WorldState, operation: Operation): Step {
  if (operation.kind === 'clients') return { world, answer: Object.keys(world).map(Number) };
  const client = world[operation.who];
  if (operation.kind === 'register') {
    if (client !== undefined) return { world, answer: 'email-taken' };
    return { world: { ...world, [operation.who]: noClient }, answer: 'created' };
  }
  const isForeign = 'by' in operation && operation.by === 'stranger';
  if (client === undefined || isForeign) return { world, answer: 'not-found' };
  const { after, answer } = ofClient(client, operation);
  return { world: { ...world, [operation.who]: after }, answer };
}

type ClientOperation = Exclude<Operation, { kind: 'register' | 'clients' }>;

function ofClient(client: ClientState, operation: ClientOperation): { after: ClientState; answer: Answer } {
  switch (operation.kind) {
    case 'edit':
      return changed(client, operation, { occupation: operation.occupation });
    case 'assets':
      return changed(client, operation, { assets: operation.assets });
    case 'save':
      return saved(client, operation.property);
    case 'unsave': {
      const left = client.saved.filter(({ property, isPurchased }) => property !== operation.property || isPurchased);
      return { after: { ...client, saved: left }, answer: 'not saved' };
    }
    case 'assign':
      return { after: assigned(client, operation.property), answer: 'assigned' };
    case 'saved':
      return { after: client, answer: client.saved };
    case 'portfolio':
      return { after: client, answer: client.owned };
    case 'details':
      return { after: client, answer: detailsOf(client) };
  }
}

/** A write to the record: rejected if based on another version; the version rises by one if anything changes. */
function changed(client: ClientState, { version }: Change, parts: Partial<ClientState>) {
  if (version !== null && version !== client.version) return { after: client, answer: 'stale-version' };
  const next = { ...client, ...parts };
  const isSame = JSON.stringify(next) === JSON.stringify(client);
  const after = isSame ? client : { ...next, version: client.version + 1 };
  return { after, answer: detailsOf(after) };
}

/** A property is saved once; one the client already owns is marked as bought. */
function saved(client: ClientState, property: number) {
  const isPurchased = client.owned.includes(property);
  const isThere = client.saved.some((link) => link.property === property);
  const after = isThere ? client : { ...client, saved: [{ property, isPurchased }, ...client.saved] };
  return { after, answer: isPurchased ? 'not saved' : 'saved' };
}

/** An assigned property appears once in the portfolio, and is marked as bought in the saved list if it is there. */
function assigned(client: ClientState, property: number): ClientState {
  return {
    ...client,
    saved: client.saved.map((link) => (link.property === property ? { ...link, isPurchased: true } : link)),
    owned: client.owned.includes(property) ? client.owned : [property, ...client.owned],
  };
}

function detailsOf({ occupation, assets, version }: ClientState): DetailsAnswer {
  return { occupation, assets, version };
}
