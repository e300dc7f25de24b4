import {
  joinProfileAddress,
  normaliseEmail,
  type ProfileAddress,
  type ProfileRecord,
  splitProfileAddress,
} from '@freehold/contract';
import type { ProfileColumnParts, ProfileColumns } from '../../db/schema/clients.ts';

/** A profile as columns: an address in five, a blank date as null, the e-mail in both forms. */
export function profileColumns(record: ProfileRecord): ProfileColumns {
  return { ...personColumns(record), ...workColumns(record), ...partnerColumns(record), ...householdColumns(record) };
}

/** The profile from its columns. */
export function profileRecord(row: ProfileColumns): ProfileRecord {
  return { ...personOf(row), ...workOf(row), ...partnerOf(row), ...householdOf(row) };
}

function personColumns(record: ProfileRecord): ProfileColumnParts['person'] {
  return {
    first_name: record.firstName,
    last_name: record.lastName,
    email: record.email,
    email_normalised: normaliseEmail(record.email),
    date_of_birth: record.dateOfBirth || null,
    phone: record.phone,
    ...splitProfileAddress(record.address),
  };
}

function personOf(row: ProfileColumnParts['person']) {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    dateOfBirth: row.date_of_birth ?? '',
    phone: row.phone,
    address: joinProfileAddress(row),
  };
}

function workColumns(record: ProfileRecord): ProfileColumnParts['work'] {
  return {
    occupation: record.occupation,
    employer: record.employer,
    employment_years: record.employmentLength,
    employment_type: record.employmentType,
    is_on_probation: record.onProbation,
    gross_income: record.grossIncome,
    non_taxable_income: record.nonTaxableIncome,
    income: record.income,
    additional_income: record.additionalIncome,
    additional_income_source: record.additionalIncomeSource,
  };
}

function workOf(row: ProfileColumnParts['work']) {
  return {
    occupation: row.occupation,
    employer: row.employer,
    employmentLength: row.employment_years,
    employmentType: row.employment_type,
    onProbation: row.is_on_probation,
    grossIncome: row.gross_income,
    nonTaxableIncome: row.non_taxable_income,
    income: row.income,
    additionalIncome: row.additional_income,
    additionalIncomeSource: row.additional_income_source,
  };
}

function partnerColumns(record: ProfileRecord): ProfileColumnParts['partner'] {
  const { street, suburb, state, postcode, country } = splitProfileAddress(record.partnerAddress);
  return {
    is_assessed_with_partner: record.assessWithPartner,
    partner_first_name: record.partnerFirstName,
    partner_last_name: record.partnerLastName,
    partner_date_of_birth: record.partnerDob || null,
    partner_mobile: record.partnerMobile,
    partner_street: street,
    partner_suburb: suburb,
    partner_state: state,
    partner_postcode: postcode,
    partner_country: country,
    partner_email: record.partnerEmail,
    partner_occupation: record.partnerOccupation,
    partner_employer: record.partnerEmployer,
    partner_employment_years: record.partnerEmploymentLength,
    partner_employment_type: record.partnerEmploymentType,
    partner_is_on_probation: record.partnerOnProbation,
    partner_income: record.partnerIncome,
    partner_non_taxable_income: record.partnerNonTaxableIncome,
  };
}

function partnerOf(row: ProfileColumnParts['partner']) {
  return {
    assessWithPartner: row.is_assessed_with_partner,
    partnerFirstName: row.partner_first_name,
    partnerLastName: row.partner_last_name,
    partnerDob: row.partner_date_of_birth ?? '',
    partnerMobile: row.partner_mobile,
    partnerAddress: joinProfileAddress(partnerAddressOf(row)),
    partnerEmail: row.partner_email,
    partnerOccupation: row.partner_occupation,
    partnerEmployer: row.partner_employer,
    partnerEmploymentLength: row.partner_employment_years,
    partnerEmploymentType: row.partner_employment_type,
    partnerOnProbation: row.partner_is_on_probation,
    partnerIncome: row.partner_income,
    partnerNonTaxableIncome: row.partner_non_taxable_income,
  };
}

function partnerAddressOf(row: ProfileColumnParts['partner']): ProfileAddress {
  return {
    street: row.partner_street,
    suburb: row.partner_suburb,
    state: row.partner_state,
    postcode: row.partner_postcode,
    country: row.partner_country,
  };
}

function householdColumns(record: ProfileRecord): ProfileColumnParts['household'] {
  return {
    is_renting: record.isRenting,
    rent_per_week: record.rentPerWeek,
    monthly_living_expenses: record.monthlyLivingExpenses,
    residence_history: record.residenceHistory,
    dependants: record.dependants,
    dependants_age_ranges: record.dependantsAgeRanges,
    retirement_passive_income_goal: record.retirementPassiveIncomeGoal,
    desired_retirement_age: record.desiredRetirementAge,
    existing_loans: record.existingLoans,
    marital_status: record.maritalStatus,
    savings: record.savings,
  };
}

function householdOf(row: ProfileColumnParts['household']) {
  return {
    isRenting: row.is_renting,
    rentPerWeek: row.rent_per_week,
    monthlyLivingExpenses: row.monthly_living_expenses,
    residenceHistory: row.residence_history,
    dependants: row.dependants,
    dependantsAgeRanges: row.dependants_age_ranges,
    retirementPassiveIncomeGoal: row.retirement_passive_income_goal,
    desiredRetirementAge: row.desired_retirement_age,
    existingLoans: row.existing_loans,
    maritalStatus: row.marital_status,
    savings: row.savings,
  };
}
