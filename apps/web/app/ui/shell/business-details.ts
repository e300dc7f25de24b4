function setting(value: unknown, placeholder: string): string {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : placeholder;
}

/** Whether the operator has given contact details of their own to the build. */
export const hasContactDetails = typeof import.meta.env.VITE_OPERATOR_EMAIL === 'string';

/** Who runs this site, from the build's `VITE_OPERATOR_…` settings. What is not set is a placeholder nobody can reach. */
export const businessDetails = {
  name: 'Freehold',
  email: setting(import.meta.env.VITE_OPERATOR_EMAIL, 'hello@example.com'),
  phone: setting(import.meta.env.VITE_OPERATOR_PHONE, '(00) 0000 0000'),
  address: setting(import.meta.env.VITE_OPERATOR_POSTAL_ADDRESS, 'Your street, your suburb, STATE 0000'),
  licenceLine: setting(
    import.meta.env.VITE_OPERATOR_LICENCE_LINE,
    'Freehold does not hold an Australian financial services licence or credit licence.',
  ),
  socialNetworks: ['Facebook', 'LinkedIn', 'Instagram', 'YouTube'],
} as const;
