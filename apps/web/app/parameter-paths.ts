/**
 * URLs with a parameter, as route patterns. They cannot be prerendered, so the server answers each with the page that
 * renders on the client.
 */
export const parameterPaths = {
  property: 'property/:propertyId',
  plan: 'plans/:planId',
  adminClient: 'admin/client/:clientId',
  adminClientView: 'admin/client/:clientId/view',
  adminClientPlan: 'admin/client/:clientId/plans/:planId',
  adminProperty: 'admin/property/:propertyId',
  lead: 'admin/leads/:leadId',
} as const;
