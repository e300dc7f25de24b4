/**
 * The value of a property on 1 July 2027: the market's, which is the run's own or the household's, or one of the formulas
 * that take its place until the instrument is made (ITAA 1997 s 112-185).
 */
export const value2027Choices = ['market', 'compound', 'straightLine'] as const;
export type Value2027Choice = (typeof value2027Choices)[number];

/** What is chosen where Act 49 of 2026 is open. */
export interface OpenLawChoices {
  /** Of properties; the market's unless named. */
  readonly value2027?: Value2027Choice | undefined;
}
