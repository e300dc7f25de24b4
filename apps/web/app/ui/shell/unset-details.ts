const details = {
  'legal name': import.meta.env.VITE_OPERATOR_LEGAL_NAME,
  ABN: import.meta.env.VITE_OPERATOR_ABN,
  'postal address': import.meta.env.VITE_OPERATOR_POSTAL_ADDRESS,
  email: import.meta.env.VITE_OPERATOR_EMAIL,
  phone: import.meta.env.VITE_OPERATOR_PHONE,
  'privacy contact': import.meta.env.VITE_OPERATOR_PRIVACY_CONTACT,
  jurisdiction: import.meta.env.VITE_OPERATOR_JURISDICTION,
  'licence line': import.meta.env.VITE_OPERATOR_LICENCE_LINE,
};

/** What the build was not told of who runs the site; pages show placeholders in its place. */
export const unsetDetails: readonly string[] = Object.entries(details)
  .filter(([, value]) => typeof value !== 'string' || value.trim() === '')
  .map(([name]) => name);
