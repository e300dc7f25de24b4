/** A test that fails if the product breaks the promise: its file, from the project root, and its title. */
export type NamedTest = readonly [file: string, title: string];

/** What backs a sentence of the privacy page. */
export type Backing =
  | { readonly tests: readonly [NamedTest, ...NamedTest[]] }
  /** Kept by the operator's staff, not by the software. */
  | { readonly operator: string }
  /** Not a promise: a heading, a law, a definition or a request to the reader. */
  | { readonly information: string };

/** The sentences of one section of the page, each with its backing. */
export type SectionPromises = Readonly<Record<string, Backing>>;

/** Backed by the named tests. */
export function heldBy(...tests: readonly [NamedTest, ...NamedTest[]]): Backing {
  return { tests };
}

/** Backed by the operator's staff; says how, or why software cannot keep it. */
export function byOperator(why: string): Backing {
  return { operator: why };
}

/** Not a promise; says what it is instead. */
export function information(what: string): Backing {
  return { information: what };
}
