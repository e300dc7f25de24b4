/** Texts of specification section 5 (Add Property) to the letter, and below them those that it does not give. */
export const propertyMessages = {
  nameRequired: 'Property name is required',
  streetRequired: 'Street is required',
  suburbRequired: 'Suburb is required',
  stateRequired: 'State is required',
  postcodeRequired: 'Postcode is required',
  priceRequired: 'Price is required',
  priceNotPositive: 'Price must be positive',
  required: 'Required',
  belowZero: 'Min 0',
  areaBelowOne: 'Min 1',
  // 0 is accepted although the text says otherwise (decision G-02).
  rateBelowZero: 'Must be positive',
  tooManyRooms: 'Enter 999 or fewer',
  areaTooLarge: 'Enter an area up to 1,000,000,000,000 m²',
  growthTooHigh: 'Enter up to 50%',
  yieldTooHigh: 'Enter up to 100%',
  wholeCents: 'Enter dollars and whole cents',
  tooManyFeatures: 'Enter 100 features or fewer',
  imageAddress: 'Enter a web address that starts with https:// or http://',
  unknownClient: 'Choose a client',
  notAVersion: 'Send the version that was read',
} as const;
