/**
 * Addresses with a parameter, as the router writes them. None of them can be made at build time, so the server answers each
 * with the page that draws whatever its address asks for.
 */
export const parameterPaths = {
  property: 'property/:propertyId',
  adminClient: 'admin/client/:clientId',
  adminClientView: 'admin/client/:clientId/view',
  adminProperty: 'admin/property/:propertyId',
  lead: 'admin/leads/:leadId',
} as const;
