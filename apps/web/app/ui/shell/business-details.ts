function setting(value: unknown, placeholder: string): string {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : placeholder;
}

/** True when the build has the operator's contact details. */
export const hasContactDetails = typeof import.meta.env.VITE_OPERATOR_EMAIL === 'string';

/** The operator, from the build's `VITE_OPERATOR_…` settings. Unset ones are placeholders that reach nobody. */
export const businessDetails = {
  name: 'Freehold',
  email: setting(import.meta.env.VITE_OPERATOR_EMAIL, '[email address to be published at launch]'),
  phone: setting(import.meta.env.VITE_OPERATOR_PHONE, '[phone number to be published at launch]'),
  address: setting(import.meta.env.VITE_OPERATOR_POSTAL_ADDRESS, '[postal address to be published at launch]'),
  licenceLine: setting(
    import.meta.env.VITE_OPERATOR_LICENCE_LINE,
    'Freehold does not hold an Australian financial services licence or credit licence.',
  ),
  socialNetworks: ['Facebook', 'LinkedIn', 'Instagram', 'YouTube'],
} as const;
