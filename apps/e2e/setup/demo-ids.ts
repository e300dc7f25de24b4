/** Ids of the demo's records, the same in every browser. */
export const demoIds = {
  client: 'de300000-0000-4000-8000-0000000000c1',
  property: 'de300000-0000-4000-8000-200000000003',
  unsavedProperty: 'de300000-0000-4000-8000-20000000000b',
  plan: 'de300000-0000-4000-8000-b00000000000',
  draft: 'de300000-0000-4000-8000-b00000000001',
  lead: 'de300000-0000-4000-8000-300000000001',
} as const;
