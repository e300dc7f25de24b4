export { handOverHeld } from './queries/hand-over.ts';
export { findHeldAccount, insertHeldErasure, isAddressHeld } from './queries/held.ts';
export {
  finishErasures,
  heldErasures,
  keepAccount,
  keepAccountLink,
  lookAtErasure,
  takeBackErasure,
} from './service.ts';
