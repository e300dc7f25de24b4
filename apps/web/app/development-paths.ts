/**
 * Addresses of the development aids, as the router writes them. No file is made for them: the server answers them only while its
 * setting is on, with the page of `developmentMark`, and otherwise like any unknown address (decisions E-06, O12).
 */
export const developmentPaths = ['hooks-test', 'database-test'] as const;
