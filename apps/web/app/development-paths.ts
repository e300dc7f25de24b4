/**
 * URLs of the development aids, as route patterns. They are not prerendered: the server answers them only while its
 * setting is on, with the page of `developmentMark`, and otherwise as unknown URLs (decisions E-06, O12).
 */
export const developmentPaths = ['hooks-test', 'database-test'] as const;
