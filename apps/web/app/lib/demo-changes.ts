import { subscribers } from '#app/loading/subscribers.ts';

/** Changes made in the demo, which are stored nowhere. */
export const demoChanges = subscribers();
