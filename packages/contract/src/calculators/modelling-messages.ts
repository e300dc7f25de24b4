/** Texts of the modelling dashboard's fields. */
export const modellingMessages = {
  notARate: 'Enter a rate in percent, for example 5.5',
  notANumber: 'Enter a number',
  rate: 'Enter a rate from 0 to 20 percent',
  rateInTenths: 'Enter a rate from 0 to 20 percent, in steps of 0.1',
  growth: 'Enter a rate from −10 to 20 percent',
  share: 'Enter 0 to 100 percent',
  years: 'Enter 0 to 40 years',
  ownership: 'Enter 1 to 100',
  propertyValue: 'Enter a property value of at least $1',
  fewestProperties: 'A portfolio needs at least one property',
  mostProperties: 'At most 20 properties',
  contractDate: 'Enter the date of the contract',
} as const;
