import type { ContentPath } from './content-path.ts';

/** A link inside text: a path on this site (with or without `#section`), or the URL of a public authority. */
export interface TextLink {
  readonly label: string;
  readonly to: string;
}

/** Text that may contain links. */
export type Text = string | readonly (string | TextLink)[];

/** Source of a fact, the date it describes, and how well it is supported. */
export interface Source {
  readonly title: string;
  /** ISO date up to which the fact is known to hold. */
  readonly asAt: string;
  /** `verified`: read in a primary text or in two independent sources; `single-source`: read in one. */
  readonly confidence: 'verified' | 'single-source';
}

export interface Column {
  readonly label: string;
  /** True for a column of figures, aligned right. */
  readonly isFigure?: boolean;
}

/**
 * `placeholder` marks text the operator has to complete; `limit` says what a figure leaves out; `fact` is a dated fact.
 */
export type NoteTone = 'placeholder' | 'limit' | 'fact';

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[]; readonly isOrdered?: boolean }
  | { readonly kind: 'definitions'; readonly items: readonly { readonly term: string; readonly meaning: Text }[] }
  | ({ readonly kind: 'table' } & TableParts)
  | { readonly kind: 'note'; readonly tone: NoteTone; readonly text: Text; readonly sources?: readonly Source[] };

export interface TableParts {
  readonly caption: string;
  readonly columns: readonly Column[];
  /** The first cell of a row is its header. */
  readonly rows: readonly (readonly string[])[];
  readonly sources?: readonly Source[];
}

export interface Section {
  /** Anchor of the section within its page, kebab-case. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface ContentPage {
  readonly path: ContentPath;
  /** The page's `<h1>` and `<title>`. */
  readonly title: string;
  /** Meta description, at most 160 characters. */
  readonly description: string;
  /** ISO date on which the whole page was last checked against its sources. */
  readonly reviewed: string;
  readonly opening: Text;
  readonly sections: readonly Section[];
}

/** A heading below the section's title. */
export function heading(text: string): Block {
  return { kind: 'heading', text };
}

/** A paragraph; several parts form one text with links in it. */
export function paragraph(...parts: readonly (string | TextLink)[]): Block {
  return { kind: 'paragraph', text: parts };
}

/** A list whose order does not matter. */
export function list(...items: readonly Text[]): Block {
  return { kind: 'list', items };
}

/** An ordered list of steps. */
export function steps(...items: readonly Text[]): Block {
  return { kind: 'list', items, isOrdered: true };
}

/** Terms with their meanings, or questions with their answers. */
export function definitions(...items: readonly (readonly [term: string, meaning: Text])[]): Block {
  return { kind: 'definitions', items: items.map(([term, meaning]) => ({ term, meaning })) };
}

/** A table with a caption and, for facts, its sources. */
export function table(parts: TableParts): Block {
  return { kind: 'table', ...parts };
}

/** A note set apart from the text. */
export function note(tone: NoteTone, text: Text, ...sources: readonly Source[]): Block {
  return { kind: 'note', tone, text, sources };
}

/** A link for use inside a text. */
export function link(label: string, to: string): TextLink {
  return { label, to };
}
