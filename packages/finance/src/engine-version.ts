/**
 * Version of the engine's figures. Bump it whenever any calculation could return a different result, so that a stored
 * lead or report records the engine that made it.
 */
export const engineVersion = '2026.11.18';
