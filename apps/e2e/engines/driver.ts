/** Page size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The system's colour scheme. */
export type Scheme = 'light' | 'dark';

/** A point in the viewport, CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Keys that do not type a character, by their names in WebDriver and in DOM events. */
export type NamedKey =
  | 'ArrowDown'
  | 'ArrowRight'
  | 'Backspace'
  | 'Delete'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'Tab';

/** The minimum both browsers offer through their own protocols; `Screen` builds everything else on it. */
export interface Driver {
  /**
   * Opens an address and waits until its document has arrived. Throws when the browser shows one of its own pages
   * instead.
   */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Value of an expression in the page; promises are awaited. */
  evaluate(expression: string): Promise<unknown>;
  click(point: Point): Promise<void>;
  write(text: string): Promise<void>;
  /**
   * Types an ISO date into the browser's native date field, whose first segment has the focus: the month, in American
   * order.
   */
  writeDay(day: string): Promise<void>;
  press(key: NamedKey): Promise<void>;
  /** Selects everything in the focused field. */
  selectAll(): Promise<void>;
  /** Attaches a file to the field matching a selector. */
  attach(selector: string, file: string): Promise<void>;
  /** Chooses an option by value in the list matching a selector. */
  choose(selector: string, value: string): Promise<void>;
  /** Screenshot of the viewport, as PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors since the last call, in the browser's words. */
  problems(): Promise<string[]>;
  /** The browser's download folder. */
  readonly downloads: string;
  close(): Promise<void>;
}

/** A browser that can run journeys. */
export interface Engine {
  readonly name: string;
  /** Opens a new window with empty storage. */
  openWindow(size: Size): Promise<Driver>;
  stop(): Promise<void>;
}
