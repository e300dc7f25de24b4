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
  profileUpdated: { title: 'Success', description: 'Profile updated successfully' },
  profileUpdateFailed: { title: 'Error', description: 'Failed to update profile' },
  propertyFetchFailed: { title: 'Error fetching property details', description: 'The server gave no usable answer.' },
  propertyNotFound: { title: 'Property not found', description: 'The property you are looking for does not exist.' },
  propertySaved: { title: 'Property saved', description: 'Property has been added to your saved list.' },
  propertyRemoved: { title: 'Property removed', description: 'Property has been removed from your saved list.' },
  // Not in the specification: a property that was assigned to the client meanwhile is not saved a second time.
  propertyOwned: { title: 'Already yours', description: 'This property is in your portfolio, so it is not saved.' },
  saveToggleFailed: { title: 'Error', description: 'Your saved list could not be changed. Please try again.' },
  propertyLoadFailed: { title: 'Error', description: 'Failed to load property' },
  propertyUpdateFailed: { title: 'Error', description: 'Failed to update property' },
  propertyAddFailed: { title: 'Error', description: 'Failed to add property' },
  propertyUpdated: { title: 'Success', description: 'Property updated successfully' },
  propertyAdded: { title: 'Success', description: 'Property added successfully!' },
  propertyAssigned: { title: 'Success!', description: 'Property has been assigned to the client successfully.' },
  assignmentFailed: { title: 'Error', description: 'Failed to assign property. Please try again.' },
  assignmentIncomplete: { title: 'Error', description: 'Please select both a client and a property.' },
  portfolioLoadFailed: { title: 'Error', description: 'Failed to load portfolio data' },
  noClientId: { title: 'Error', description: 'No client ID provided.' },
  clientSaved: { title: 'Success', description: 'Client details saved successfully' },
  clientCreated: { title: 'Success', description: 'New client created successfully' },
  clientLoadFailed: { title: 'Error', description: 'Failed to load client data. Please try again.' },
  clientSaveFailed: { title: 'Error', description: 'Failed to save client data' },
  clientProfileLoadFailed: { title: 'Error', description: 'Failed to load client profile' },
  // In the demo: in place of a success, and for a lead form.
  demoNotSaved: { title: 'Demo: not saved', description: 'The change lasts until you leave the demo.' },
  demoNotSent: { title: 'Demo: not saved', description: 'Nothing was sent or kept.' },
} as const satisfies Record<string, ToastText>;
