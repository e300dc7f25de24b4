import type { Page } from 'playwright';

/** Who looks at a screen: a visitor, or somebody in the demo. */
export type Viewer = 'visitor' | 'Client' | 'Admin';

/** A screen of the tour. */
export interface TourScreen {
  /** Name of its pictures. */
  readonly id: string;
  readonly title: string;
  /** What a newcomer learns about it: one or two sentences. */
  readonly text: string;
  readonly path: string;
  /** On a phone the picture starts at the tabs, below a head that other pictures show. */
  readonly isBelowHead?: boolean;
  /** What is done before the picture is taken. */
  readonly steps?: (page: Page) => Promise<void>;
}

export interface TourPart {
  readonly title: string;
  readonly text: string;
  readonly viewer: Viewer;
  readonly screens: readonly TourScreen[];
}

export const press = (name: string) => async (page: Page) => {
  await page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
};

/** Presses what opens a dialog, whose code may have to be fetched, and waits for it. */
export const open = (name: string) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};

export const choose = (name: string) => async (page: Page) => {
  await page.getByRole('tab', { name, exact: true }).first().click();
};

/** Steps one after the other. */
export const inTurn =
  (...steps: readonly ((page: Page) => Promise<void>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
