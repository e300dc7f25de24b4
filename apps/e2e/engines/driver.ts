/** How large a page is, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the system asks of pages. */
export type Scheme = 'light' | 'dark';

/** A point of the viewport in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Keys that are not characters, by their names in WebDriver and in DOM events. */
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

/** The least that both browsers offer by their own protocols; everything else is made of it in `Screen`. */
export interface Driver {
  /** Opens an address and waits until its document has arrived. Throws when the browser shows a page of its own instead. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** What an expression is in the page; a promise is waited for. */
  evaluate(expression: string): Promise<unknown>;
  click(point: Point): Promise<void>;
  write(text: string): Promise<void>;
  /** Types a day (ISO) into the browser's own field, whose first part has the focus: the month, as in America. */
  writeDay(day: string): Promise<void>;
  press(key: NamedKey): Promise<void>;
  /** Selects everything in the field that has the focus. */
  selectAll(): Promise<void>;
  /** Gives a file to the field that a selector finds. */
  attach(selector: string, file: string): Promise<void>;
  /** Chooses an option of the list that a selector finds, by its value. */
  choose(selector: string, value: string): Promise<void>;
  /** What is shown, as PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors so far, in the browser's words; each is told once. */
  problems(): Promise<string[]>;
  /** Where the browser saves files. */
  readonly downloads: string;
  close(): Promise<void>;
}

/** A browser that journeys can be run in. */
export interface Engine {
  readonly name: string;
  /** A window of its own, without anything stored. */
  openWindow(size: Size): Promise<Driver>;
  stop(): Promise<void>;
}
