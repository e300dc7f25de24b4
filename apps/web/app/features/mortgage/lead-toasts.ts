/** What is said about a lead that was sent or not, in the specification's words (section 8). */
export const leadToasts = {
  sent: { title: 'Lead Submitted', description: "Thank you for your submission. We'll be in touch soon." },
  failed: {
    title: 'Submission Failed',
    description: 'There was an error submitting your information. Please try again.',
  },
} as const;
