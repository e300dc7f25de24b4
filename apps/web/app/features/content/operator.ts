import { businessDetails } from '#app/ui/shell/business-details.ts';
import { type Block, note } from './block.ts';

/**
 * The site's operator as named on the legal pages. A build takes these from `VITE_OPERATOR_…` settings, as the footer
 * does. Until they are set, each is a sentence in square brackets that cannot be mistaken for a real detail, and the
 * licence line says that no licence is held.
 */
export const operator = {
  legalName: setting(import.meta.env.VITE_OPERATOR_LEGAL_NAME, 'legal name of the operator to be published at launch'),
  businessNumber: setting(import.meta.env.VITE_OPERATOR_ABN, 'Australian Business Number to be published at launch'),
  postalAddress: businessDetails.address,
  email: businessDetails.email,
  phone: businessDetails.phone,
  privacyContact: setting(
    import.meta.env.VITE_OPERATOR_PRIVACY_CONTACT,
    'email and postal address for privacy requests to be published at launch',
  ),
  jurisdiction: setting(import.meta.env.VITE_OPERATOR_JURISDICTION, 'state or territory to be named at launch'),
  licenceLine: businessDetails.licenceLine,
} as const;

/** Notes listing the missing operator details; empty once all are set. */
export const placeholderNotes: readonly Block[] = Object.values(operator).some((detail) => detail.startsWith('['))
  ? [
      note(
        'placeholder',
        'The operator publishes the details in square brackets before launch. No phone number or mailbox stands behind them yet.',
      ),
    ]
  : [];

function setting(value: unknown, placeholder: string): string {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : `[${placeholder}]`;
}
