import { expect, it } from 'vitest';
import { placeOfAddress } from './address-place.ts';

const home = (fields: object = {}) => ({
  ...{ house: '12', street: 'Oak St', city: 'Port Amsel', lat: 40.1712, lng: -74.6921 },
  ...fields,
});
const pin = { lat: 40_171_200, lng: -74_692_100 };

it('finds an address that is written in another way', () => {
  for (const address of ['12 Oak Street', '12 oak st.', ' 12  Oak St'])
    expect(placeOfAddress([home({ house: '14' }), home()], { address, city: '' })).toEqual(pin);
  expect(placeOfAddress([home()], { address: '12 Oak St', city: 'port amsel' })).toEqual(pin);
});

it('guesses nothing: another house, another town, two towns, a home without a place', () => {
  const at = { address: '12 Oak St', city: '' };
  expect(placeOfAddress([home({ house: '121' })], at)).toBeNull();
  expect(placeOfAddress([home()], { ...at, city: 'Netherby' })).toBeNull();
  expect(placeOfAddress([home(), home({ city: 'Netherby' })], at)).toBeNull();
  expect(placeOfAddress([home({ lat: null, lng: null })], at)).toBeNull();
  expect(placeOfAddress([home({ lat: null, lng: null }), home()], at)).toEqual(pin);
});
