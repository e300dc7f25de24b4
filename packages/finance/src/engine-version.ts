/**
 * The version of the engine's figures. It changes whenever any calculation could answer differently, so that a stored
 * lead or report says which engine made it.
 */
export const engineVersion = '2026.11.2';
