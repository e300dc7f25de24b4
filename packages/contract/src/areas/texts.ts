import { splitName } from '../base/person-name.ts';
import { joinProfileAddress, propertyAddressText } from '../base/postal-address.ts';
import { type Areas, area, text } from './area.ts';

const address = { street: text, suburb: text, state: text, postcode: text };
const home = { street: '1 High St', suburb: 'Kew', state: 'VIC', postcode: '3101' };

/** Names and addresses. */
export const textAreas: Areas = {
  'lead.splitName': area({
    summary: 'First and last name of a name typed in one field',
    inputs: { name: text },
    example: { name: 'Alex van der Berg' },
    calculate: ({ name }) => splitName(name),
  }),
  'profile.address': area({
    summary: 'A client’s address on one line',
    inputs: { ...address, country: text },
    example: { ...home, country: 'Australia' },
    calculate: (inputs) => ({ joined: joinProfileAddress(inputs) }),
  }),
  'property.address': area({
    summary: 'A property’s address on one line',
    inputs: address,
    example: home,
    calculate: (inputs) => ({ display: propertyAddressText(inputs) }),
  }),
};
