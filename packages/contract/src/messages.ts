/** Texts of specification sections 5 and 8, kept to the letter; both sides read them from here. */
export const fieldMessages = {
  incomeRequired: 'Income must be greater than 0',
  maritalStatusRequired: 'Please select marital status',
  cannotBeNegative: 'Cannot be negative',
  nameTooShort: 'Name must be at least 2 characters',
  emailInvalid: 'Please enter a valid email',
  phoneInvalid: 'Please enter a valid phone number',
  calculatorIncomplete: 'Please complete the borrowing capacity form first',
  signInIncomplete: 'Please enter both email and password',
  signUpIncomplete: 'Please fill in all required fields',
  passwordTooShort: 'Password must be at least 6 characters long',
  // Not in the specification: limits that stop overflow and abuse (decisions G-09, G-10).
  wholeNumber: 'Enter a whole number',
  notAnAmount: 'Enter an amount, for example 85,000 or 85k',
  atMostDependants: 'Enter 20 or fewer',
  amountTooLarge: 'Enter an amount up to $1,000,000,000,000',
  tooLong: 'This is too long',
  notText: 'Contains characters that cannot be stored',
  passwordTooLong: 'Password must be at most 128 characters long',
  passwordTooManyBytes: 'Password is too long: accents, symbols and emoji count for more than one letter',
  // The strict policy (decision E-13).
  passwordTooShortStrict: 'Password must be at least 8 characters long',
  passwordCommon: 'This password is one of those tried first. Please choose another',
  passwordFromContext: 'Password must not be made of your email or the name of this site',
  passwordRequired: 'Please enter your password',
  codeRequired: 'Enter the code',
} as const;

/** A toast: its title and, where there is one, the line below. */
export interface ToastText {
  readonly title: string;
  readonly description?: string;
}

export const toasts = {
  borrowingLeadSent: { title: 'Success!', description: 'Your report will be emailed to you shortly.' },
  borrowingLeadFailed: { title: 'Error', description: 'Failed to submit your information. Please try again.' },
  strategySessionSent: {
    title: 'Lead Submitted',
    description: "Thank you for your submission. We'll be in touch soon.",
  },
  strategySessionFailed: {
    title: 'Submission Failed',
    description: 'There was an error submitting your information. Please try again.',
  },
  signInMissing: { title: 'Missing Information', description: fieldMessages.signInIncomplete },
  signInFailed: { title: 'Sign In Failed', description: 'Invalid credentials' },
  signUpMissing: { title: 'Missing Information', description: fieldMessages.signUpIncomplete },
  passwordTooShort: { title: 'Password Too Short', description: fieldMessages.passwordTooShort },
  signUpFailed: { title: 'Sign Up Failed', description: 'Could not create account' },
  accountCreated: {
    title: 'Account Created',
    description: 'Your account has been created successfully. You have been registered as a client user.',
  },
  signedOut: { title: 'Signed Out', description: 'You have been successfully signed out' },
} as const satisfies Record<string, ToastText>;
