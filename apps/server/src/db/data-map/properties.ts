import type { PropertyTables } from '../schema/properties.ts';
import { content, type FactsOf, financial, rowTimes, technical, withThePerson } from './facts.ts';

/** The property catalogue, and which clients saved or were assigned which property. */
export const propertyFacts: FactsOf<keyof PropertyTables> = {
  properties: {
    purpose: 'Properties that clients can look at',
    retention: 'Until an adviser removes it; an erasure takes the client off it',
    about: [
      { column: 'user_id', holds: 'person-id' },
      { column: 'picture_asked_by', holds: 'person-id' },
    ],
    columns: {
      id: technical('Names the property'),
      name: content('How it is called'),
      street: content('Address of the property'),
      suburb: content('Address of the property'),
      state: content('Address of the property'),
      postcode: content('Address of the property'),
      description: content('What is said of it'),
      price: content('Dollars asked'),
      beds: content('Bedrooms'),
      baths: content('Bathrooms'),
      area_square_metres: content('Size'),
      image_url: content('Its picture'),
      features: content('What it offers'),
      growth_percent: content('Percent a year'),
      rental_yield_percent: content('Percent a year'),
      purchase_price: financial('Dollars paid by the client noted down'),
      current_value: financial('Dollars it is worth to them'),
      deposit: financial('Dollars they put down'),
      user_id: technical('The client an adviser noted down for it'),
      status: content('Where the adviser stands with it'),
      version: technical('Counts the changes'),
      ...rowTimes,
      search_text: content('Name and address in lower case, with and without accents, for the search'),
      archived_at: technical('Since when advisers took it out of the catalogue'),
      picture_source: content('The web address its picture was fetched from'),
      picture_problem: technical('Why that could not be fetched'),
      picture_asked_by: technical('Which adviser gave the address'),
    },
  },
  images: {
    purpose: 'Uploaded and fetched pictures of properties; the files carry the same ids',
    retention: 'While a property shows it',
    about: [{ column: 'uploaded_by', holds: 'person-id' }],
    columns: {
      id: technical('Names the file'),
      uploaded_by: technical('Which adviser uploaded it or gave its address'),
      width: technical('Pixels'),
      height: technical('Pixels'),
      size_bytes: technical('Size of the file'),
      created_at: technical('When it was stored'),
    },
  },
  saved_properties: {
    purpose: 'Properties a client saved',
    retention: withThePerson,
    about: [{ column: 'user_id', holds: 'person-id' }],
    columns: {
      user_id: technical('Who saved it'),
      property_id: technical('Which property'),
      purchased: financial('Whether it was assigned to them since'),
      created_at: technical('When it was saved'),
    },
  },
  assignments: {
    purpose: 'Properties an adviser assigned to a client',
    retention: withThePerson,
    about: [{ column: 'client_id', holds: 'person-id' }],
    columns: {
      client_id: technical('To whom'),
      property_id: technical('Which property'),
      assigned_by: technical('Which adviser'),
      created_at: technical('When'),
    },
  },
};
