/** A test that fails when the product does otherwise: its file, from the root of the project, and its title. */
export type NamedTest = readonly [file: string, title: string];

/** What stands behind a sentence of the privacy page. */
export type Backing =
  | { readonly tests: readonly [NamedTest, ...NamedTest[]] }
  /** The operator's people keep it, not the program. */
  | { readonly operator: string }
  /** Nothing is promised: a heading, a law, a definition or a request to the reader. */
  | { readonly information: string };

/** The sentences of one section of the page, each with what stands behind it. */
export type SectionPromises = Readonly<Record<string, Backing>>;

/** Held by the named tests. */
export function heldBy(...tests: readonly [NamedTest, ...NamedTest[]]): Backing {
  return { tests };
}

/** Kept by people; says how or why no program can. */
export function byOperator(why: string): Backing {
  return { operator: why };
}

/** Promises nothing; says what it is. */
export function information(what: string): Backing {
  return { information: what };
}
