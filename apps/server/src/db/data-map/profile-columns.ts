import type { ProfileColumns } from '../schema/clients.ts';
import { type ColumnFacts, contact, financial, identity } from './facts.ts';

const partner = 'Of the partner, where they are assessed together: ';

const personFacts = {
  first_name: identity('How the client is addressed'),
  last_name: identity('How the client is addressed'),
  email: contact('Where the adviser writes'),
  email_normalised: contact('The same for comparing'),
  date_of_birth: identity('Age, for retirement and payoff'),
  phone: contact('Where the adviser calls'),
  street: contact('Home address'),
  suburb: contact('Home address'),
  state: contact('Home address'),
  postcode: contact('Home address'),
  country: contact('Home address'),
} as const;

const workFacts = {
  occupation: financial('Kind of work'),
  employer: financial('Who employs'),
  employment_years: financial('Years there'),
  employment_type: financial('Full time, part time …'),
  is_on_probation: financial('Whether still on probation'),
  gross_income: financial('Dollars a year before tax'),
  non_taxable_income: financial('Dollars a year without tax'),
  income: financial('Dollars a year, as the form names it'),
  additional_income: financial('Dollars a year besides'),
  additional_income_source: financial('Where that comes from'),
} as const;

const partnerFacts = {
  is_assessed_with_partner: financial('Whether figures count the partner'),
  partner_first_name: identity(`${partner}name`),
  partner_last_name: identity(`${partner}name`),
  partner_date_of_birth: identity(`${partner}age`),
  partner_mobile: contact(`${partner}phone number`),
  partner_street: contact(`${partner}home address`),
  partner_suburb: contact(`${partner}home address`),
  partner_state: contact(`${partner}home address`),
  partner_postcode: contact(`${partner}home address`),
  partner_country: contact(`${partner}home address`),
  partner_email: contact(`${partner}e-mail address`),
  partner_occupation: financial(`${partner}kind of work`),
  partner_employer: financial(`${partner}who employs`),
  partner_employment_years: financial(`${partner}years there`),
  partner_employment_type: financial(`${partner}full time, part time …`),
  partner_is_on_probation: financial(`${partner}whether still on probation`),
  partner_income: financial(`${partner}dollars a year before tax`),
  partner_non_taxable_income: financial(`${partner}dollars a year without tax`),
} as const;

const householdFacts = {
  is_renting: financial('Whether the client rents'),
  rent_per_week: financial('Dollars a week'),
  monthly_living_expenses: financial('Dollars a month'),
  residence_history: identity('Where the client lived, in own words'),
  dependants: identity('How many'),
  dependants_age_ranges: identity('Their ages, roughly'),
  retirement_passive_income_goal: financial('Dollars a year wished for'),
  desired_retirement_age: financial('Age wished for'),
  existing_loans: financial('Dollars owing, as the form names it'),
  marital_status: identity('Whether there is a partner'),
  savings: financial('Dollars saved, as the form names it'),
} as const;

/** The purpose of each profile column that a person fills in. */
export const profileColumnFacts: { readonly [Column in keyof ProfileColumns]: ColumnFacts } = {
  ...personFacts,
  ...workFacts,
  ...partnerFacts,
  ...householdFacts,
};
