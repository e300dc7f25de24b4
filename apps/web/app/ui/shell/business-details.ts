function setting(value: unknown, placeholder: string): string {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : placeholder;
}

/** Whether the operator has given contact details of their own to the build. */
export const hasContactDetails = typeof import.meta.env.VITE_OPERATOR_EMAIL === 'string';

/** Who runs this site, from the build's `VITE_OPERATOR_…` settings. What is not set is a placeholder nobody can reach. */
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
