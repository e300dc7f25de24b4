import type { Page } from 'playwright';

/** Viewer of a screen: a visitor, or a role in the demo. */
export type Viewer = 'visitor' | 'Client' | 'Admin';

/** A screen of the tour. */
export interface TourScreen {
  /** Base name of its pictures. */
  readonly id: string;
  readonly title: string;
  /** Text for a newcomer: one or two sentences. */
  readonly text: string;
  readonly path: string;
  /** On a phone, the picture starts at the tabs, below a header other pictures show. */
  readonly isBelowHead?: boolean;
  /** Steps before the picture is taken. */
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

/** Presses a button that opens a dialog, whose code may have to load first, and waits for the dialog. */
export const open = (name: string) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};

export const choose = (name: string) => async (page: Page) => {
  await page.getByRole('tab', { name, exact: true }).first().click();
};

/** Changes what a plan on screen spends a month. */
export const spend = (monthly: string) => async (page: Page) => {
  await page
    .getByRole('button', { name: /^(What is in it|Living costs)/ })
    .first()
    .click();
  const living = page.getByRole('button', { name: /^Living costs/ }).first();
  const amount = page.getByRole('textbox', { name: 'Amount' });
  if (!(await amount.isVisible())) await living.click();
  await amount.fill(monthly);
  await amount.press('Tab');
  // On a phone a sheet lies over the plan.
  await page.keyboard.press('Escape');
};

/** Runs steps one after another. */
export const inTurn =
  (...steps: readonly ((page: Page) => Promise<void>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
