import type { Chance } from './random.ts';

/** A door of the sample's district, where people are registered. */
export type Door = {
  house: string;
  street: string;
  unit: string;
  city: string;
  zip: string;
  precinct: string;
  local: string;
  lat: number;
  lng: number;
};

/** Half of the district lives in Port Amsel; of its eleven small towns the sample has five. All are invented. */
const towns = [
  { city: 'Port Amsel', code: 'PA', zip: '08199', lat: 40.1712, lng: -74.6921, wards: 4, streets: 28 },
  { city: 'Tern Point', code: 'TP', zip: '08198', lat: 40.2034, lng: -74.7358, wards: 1, streets: 7 },
  { city: 'Old Quarry', code: 'OQ', zip: '08197', lat: 40.1421, lng: -74.7512, wards: 1, streets: 6 },
  { city: 'Millrace', code: 'MR', zip: '08196', lat: 40.2215, lng: -74.6588, wards: 1, streets: 6 },
  { city: 'Harlow Bridge', code: 'HB', zip: '08195', lat: 40.1187, lng: -74.6703, wards: 1, streets: 5 },
  { city: 'Saltmarsh', code: 'SM', zip: '08194', lat: 40.1893, lng: -74.6105, wards: 1, streets: 5 },
] as const;
const precinctsOfWard = 3;

const named =
  `Larch Ferry Harbor Chandler Cooper Anchor Heron Willow Mulberry Tidewater Foundry Ropewalk Orchard Mill
  Church Lighthouse Sycamore Elm Juniper Osprey Canal Depot Market Beacon Linden Hawthorn Quarry Bridge`.split(
    /\s+/,
  );
const kinds = ['St', 'Ave', 'Ln', 'Rd', 'Ct', 'Pl'] as const;

/** A street is 40 metres from the next, a house 18 from its neighbour across a lot. */
const [spacing, along] = [0.0011, 0.00021];

/** Every door, street by street. */
export function doors(chance: Chance): Door[] {
  return towns.flatMap((town) => {
    const names = chance.sample(named, town.streets);
    return names.flatMap((name, at) => {
      const district = Math.floor((at * town.wards * precinctsOfWard) / town.streets);
      const ward = Math.floor(district / precinctsOfWard) + 1;
      const street = `${name} ${chance.pick(kinds)}`;
      const houses = chance.int(14, 24);
      const first = chance.int(1, 4) * 100;
      return Array.from({ length: houses }, (_, number) => {
        const house = first + number * 2 + (number % 2);
        const units = chance.happens(0.07) ? chance.int(4, 10) : 1;
        const place = {
          house: String(house),
          street,
          city: town.city,
          zip: town.zip,
          precinct: `${town.code} ${ward}-${(district % precinctsOfWard) + 1}`,
          local: town.wards > 1 ? `Ward ${ward}` : '',
          lat: rounded(town.lat + at * spacing + (number % 2) * 0.0003),
          lng: rounded(town.lng + number * along),
        };
        return Array.from({ length: units }, (__, unit) => ({
          ...place,
          unit: units > 1 ? `Apt ${unit + 1}` : '',
        }));
      }).flat();
    });
  });
}

const rounded = (degrees: number): number => Math.round(degrees * 1_000_000) / 1_000_000;
