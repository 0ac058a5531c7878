import { describe, expect, it } from 'vitest';
import { parsePin, pinLink, showPin } from './map-pin.ts';

const pin = { lat: 40_171_200, lng: -74_692_100 };

describe('a pin', () => {
  it.each([
    '40.1712, -74.6921',
    ' 40.1712°  -74.6921° ',
    '40.1712;-74.6921',
    'geo:40.1712,-74.6921?z=17',
    'https://www.google.com/maps/place/Hall/@40.1,-74.6,17z/data=!3m1!4b1!8m2!3d40.1712!4d-74.6921',
    'https://www.google.com/maps/@40.1712,-74.6921,17z',
    'https://www.google.com/maps?q=40.1712,-74.6921&hl=en',
    'https://www.google.com/maps/search/?api=1&query=40.1712%2C-74.6921',
    'https://maps.apple.com/?ll=40.1712,-74.6921&q=Hall',
    'https://www.openstreetmap.org/?mlat=40.1712&mlon=-74.6921#map=15/40.2/-74.7',
    'https://www.openstreetmap.org/#map=15/40.1712/-74.6921',
  ])('is read of “%s”', (text) => expect(parsePin(text)).toEqual(pin));

  it.each([
    '',
    '1 Main St',
    '40.1712',
    '91, 10',
    '10, 181',
    'https://maps.app.goo.gl/AbC123',
    'https://www.google.com/maps?q=1+Main+St,+Port+Amsel',
    `https://www.google.com/maps/@40.1712,-74.6921,17z${'x'.repeat(2_000)}`,
    '1e9, 1e9',
    'NaN, NaN',
  ])('is not made of “%s”', (text) => expect(parsePin(text)).toBeNull());

  it('is written as it is read, also at the edges', () => {
    for (const one of [pin, { lat: -90_000_000, lng: 180_000_000 }, { lat: 0, lng: 0 }])
      expect(parsePin(showPin(one))).toEqual(one);
    expect(parsePin(pinLink(pin))).toEqual(pin);
  });
});
