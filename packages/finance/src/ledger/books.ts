import { type AccountName, type FlowKind, flowKinds, outsideKinds } from './accounts.ts';

const placeOfKind: Readonly<Record<string, number>> = Object.fromEntries(flowKinds.map((kind, place) => [kind, place]));
const outside: readonly string[] = outsideKinds;

/** One posting, whole cents; `from` gives what `to` takes. */
export interface Posting {
  readonly month: number;
  readonly kind: FlowKind;
  /** Id of the income, home, loan, person or event it belongs to. */
  readonly subject: string;
  readonly from: AccountName;
  readonly to: AccountName;
  readonly cents: number;
}

/** A posting to make: from one account to another, whole cents, and whose it is. */
export interface Move {
  readonly subject: string;
  readonly from: number;
  readonly to: number;
}

/** The accounts of a run in whole cents, empty at first. Every posting takes from one what it gives another. */
export class Books {
  readonly names: readonly AccountName[];
  /** Balances now, by account. */
  readonly now: Float64Array;
  /** Moved this month by kind: into the household, out of it as negative, or between its own accounts. */
  readonly flows: Float64Array = new Float64Array(flowKinds.length);
  /** Month that postings belong to; −1 before the first. */
  month = -1;
  readonly #isOutside: readonly boolean[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #observer: ((posting: Posting) => void) | undefined;

  /** `observer` is told of every posting. */
  constructor(names: readonly AccountName[], observer?: (posting: Posting) => void) {
    this.names = names;
    this.now = new Float64Array(names.length);
    this.#isOutside = names.map(({ kind }) => outside.includes(kind));
    this.#places = new Map(names.map(({ kind, subject }, place) => [`${kind}:${subject}`, place]));
    this.#observer = observer;
  }

  /** Place of an account. Throws an Error for a name that no account has. */
  place(kind: AccountName['kind'], subject = ''): number {
    const place = this.#places.get(`${kind}:${subject}`);
    if (place === undefined) throw new Error(`no account ${kind} ${subject}`);
    return place;
  }

  /** Books with the same accounts and balances, which go on by themselves; nobody is told of their postings. */
  copy(): Books {
    const copied = new Books(this.names);
    copied.now.set(this.now);
    copied.flows.set(this.flows);
    copied.month = this.month;
    return copied;
  }

  /** Moves cents; nothing for 0. A negative amount moves the other way. */
  post(kind: FlowKind, { subject, from, to }: Move, cents: number): void {
    if (cents === 0) return;
    add(this.now, from, -cents);
    add(this.now, to, cents);
    add(this.flows, flowPlace(kind), this.#isOutside[to] ? -cents : cents);
    const [giver, taker] = [this.names[from], this.names[to]];
    if (this.#observer && giver && taker) {
      this.#observer({ month: this.month, kind, subject, from: giver, to: taker, cents });
    }
  }
}

function add(cells: Float64Array, place: number, cents: number): void {
  cells[place] = (cells[place] ?? 0) + cents;
}

/** What moved this month for a reason, whole cents. */
export function flowOf({ flows }: Pick<Books, 'flows'>, kind: FlowKind): number {
  return flows[flowPlace(kind)] ?? 0;
}

/** Place of a kind in a month's flows. */
export function flowPlace(kind: FlowKind): number {
  return placeOfKind[kind] ?? 0;
}
