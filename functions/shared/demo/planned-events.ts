import type { MapPin } from '../domain/events/map-pin.ts';
import type { SampleEvent } from './sample-calendar.ts';
import { harborRegion, inlandRegion } from './sample-regions.ts';

/** Where the invented towns' places are, among the doors of the sample's district. */
const pins = {
  market: { lat: 40_168_900, lng: -74_688_400 },
  college: { lat: 40_186_300, lng: -74_701_500 },
  party: { lat: 40_177_400, lng: -74_690_200 },
  office: { lat: 40_173_100, lng: -74_684_600 },
  grange: { lat: 40_154_200, lng: -74_727_800 },
  library: { lat: 40_149_700, lng: -74_735_900 },
  pier: { lat: 39_512_600, lng: -74_318_200 },
  canal: { lat: 39_519_800, lng: -74_331_700 },
} as const satisfies Record<string, MapPin>;

/** The Rivera campaign's calendar: a forum behind it, Saturday's launch before it, a phone bank each Tuesday. */
export const riveraEvents: readonly SampleEvent[] = [
  {
    inDays: -8,
    title: 'Forum on the maternity ward',
    type: 'meeting',
    shifts: [
      {
        ...{ from: '19:00', to: '21:00', places: 150, isRoom: true },
        // Without four parties that stayed away 140 people came.
        signUps: {
          ...{ parties: [96], confirmed: 70, guests: 44, missed: 4, walkIns: 6, cancelled: 3 },
          emails: ['a.mendez.home@example.net'],
        },
      },
    ],
    description: 'Nurses, parents and the hospital board’s own numbers, three weeks before the vote.',
    ...{
      venue: 'County college, main hall',
      city: 'Port Amsel',
      region_id: harborRegion,
      address: '1 College Avenue',
      pin: pins.college,
    },
    ...{ accessibility: 'accessible', accessibility_features: ['step_free', 'seating', 'interpreter'] },
    ...{ host: 'rivera-user', source_code: 'WARD', languages: 'English, Spanish' },
  },
  {
    inDays: -13,
    title: 'Door canvass: Ferry Hill',
    type: 'canvass',
    shifts: [
      {
        ...{ from: '10:00', to: '13:00', places: 40 },
        signUps: { parties: [26], confirmed: 18, missed: 3, cancelled: 2, isWork: true },
      },
    ],
    ...{
      venue: 'Fish market',
      city: 'Port Amsel',
      region_id: harborRegion,
      address: '12 Quay Street',
      pin: pins.market,
      host: 'rivera-field',
    },
  },
  {
    inDays: 1,
    title: 'Door canvass: Ferry Hill',
    type: 'canvass',
    shifts: [
      {
        ...{ from: '10:00', to: '13:00', places: 45, label: 'Doors' },
        signUps: { parties: [34], confirmed: 24, missed: 5, cancelled: 2, isWork: true },
      },
      {
        ...{ from: '09:30', to: '13:00', places: 4, label: 'Drivers' },
        signUps: { parties: [3], confirmed: 2, isWork: true },
      },
    ],
    description: 'Six turfs in Ward 3. New canvassers are trained at the start and walk in pairs.',
    bring: 'Good shoes, a charged phone, water.',
    instructions: 'Park behind the market. Come to the blue tent.',
    ...{
      venue: 'Fish market',
      city: 'Port Amsel',
      region_id: harborRegion,
      address: '12 Quay Street',
      pin: pins.market,
      host: 'rivera-field',
    },
    ...{ accessibility: 'not_sure', accessibility_features: ['transit'] },
  },
  {
    inDays: 1,
    title: 'Candidates’ forum',
    type: 'meeting',
    shifts: [
      {
        ...{ from: '15:00', to: '17:00', places: 120, isRoom: true },
        signUps: {
          ...{ parties: [76], confirmed: 41, guests: 44, waiting: 9, offered: 1, cancelled: 4, missed: 9 },
        },
      },
    ],
    ...{
      venue: 'County college, main hall',
      city: 'Port Amsel',
      region_id: harborRegion,
      address: '1 College Avenue',
      pin: pins.college,
    },
    ...{ accessibility: 'accessible', accessibility_features: ['step_free', 'seating', 'captions'] },
  },
  {
    inDays: 4,
    title: 'House party at the Okafors',
    type: 'house_party',
    shifts: [
      {
        ...{ from: '18:30', to: '20:30', places: 30, isRoom: true },
        signUps: { parties: [22], confirmed: 13, guests: 6, cancelled: 1, missed: 2 },
      },
    ],
    description: 'Twenty minutes with Ximena, then questions. Neighbors bring neighbors.',
    ...{
      venue: 'The Okafors’ home',
      city: 'Port Amsel',
      region_id: harborRegion,
      address: '18 Larch Street',
      pin: pins.party,
    },
    ...{ address_visibility: 'private', visibility: 'unlisted', source_code: 'HOUSE-PARTY' },
    costs: { ticket: 25, goal: 2_500, cost: 0, giver: 'Adaeze Okafor', what: 'Food and drinks', worth: 180 },
  },
  {
    inDays: -10,
    weeks: 8,
    title: 'Evening phone bank',
    type: 'phone_bank',
    shifts: [
      {
        ...{ from: '18:00', to: '20:00', places: 20 },
        signUps: { parties: [11, 12, 9, 6, 3], confirmed: 5, missed: 2, isWork: true },
      },
    ],
    ...{
      venue: 'Campaign office',
      city: 'Port Amsel',
      region_id: harborRegion,
      address: '210 Harbor Street',
      pin: pins.office,
      host: 'rivera-field',
    },
    ...{ attendance: 'both', online_url: 'https://meet.rivera.example/phones' },
    ...{ accessibility: 'accessible', accessibility_features: ['step_free', 'seating'] },
  },
  {
    inDays: 6,
    title: 'Dinner for the last mailing',
    type: 'fundraiser',
    shifts: [
      {
        ...{ from: '18:00', to: '21:00', places: 60, isRoom: true },
        signUps: { parties: [23], confirmed: 15, guests: 18, cancelled: 2, missed: 2 },
      },
    ],
    ...{
      venue: 'Netherby Grange',
      city: 'Netherby',
      region_id: inlandRegion,
      address: '4 Mill Lane',
      pin: pins.grange,
      source_code: 'DINNER',
    },
    costs: { ticket: 150, goal: 9_000, cost: 1_800, giver: 'Netherby Grange', what: 'The hall', worth: 600 },
  },
  {
    inDays: 9,
    title: 'Open meeting on the water mains',
    type: 'meeting',
    shifts: [
      {
        ...{ from: '14:00', to: '16:00', places: 200, isRoom: true },
        signUps: { parties: [19], confirmed: 6, guests: 8, missed: 3 },
      },
    ],
    ...{
      venue: 'Library',
      city: 'Netherby',
      region_id: inlandRegion,
      address: '33 Church Street',
      pin: pins.library,
      host: 'rivera-manager',
    },
  },
  {
    inDays: 12,
    title: 'Welcome for new volunteers',
    type: 'training',
    shifts: [{ ...{ from: '19:00', to: '20:00' }, signUps: { parties: [11], confirmed: 4, missed: 1 } }],
    ...{ attendance: 'online', online_url: 'https://meet.rivera.example/welcome', host: 'rivera-user' },
  },
  {
    inDays: 8,
    title: 'Canvass in Netherby',
    type: 'canvass',
    shifts: [
      {
        ...{ from: '10:00', to: '13:00', places: 25 },
        signUps: { parties: [5], confirmed: 0, isWork: true },
      },
    ],
    ...{
      venue: 'Library',
      city: 'Netherby',
      region_id: inlandRegion,
      address: '33 Church Street',
      pin: pins.library,
      host: 'rivera-field',
    },
    ...{ state: 'cancelled', cancelled: { act: 'rain', note: 'Moved to Ferry Hill, where we are behind.' } },
  },
  {
    inDays: 15,
    title: 'Rides to the polls: drivers meet',
    type: 'rides',
    shifts: [{ from: '11:00', to: '12:00', places: 15 }],
    ...{
      venue: 'Campaign office',
      city: 'Port Amsel',
      region_id: harborRegion,
      address: '210 Harbor Street',
      pin: pins.office,
      state: 'draft',
    },
  },
];

export const lindqvistEvents: readonly SampleEvent[] = [
  {
    inDays: 3,
    title: 'Dockside coffee with Henrik',
    type: 'meeting',
    shifts: [
      { ...{ from: '08:00', to: '09:30', places: 35 }, signUps: { parties: [12], confirmed: 7, guests: 3 } },
    ],
    ...{ venue: 'Oyster Flats pier', city: 'Brackwater', pin: pins.pier },
  },
  {
    inDays: 12,
    title: 'Founding donors’ dinner',
    type: 'fundraiser',
    shifts: [
      {
        ...{ from: '18:00', to: '21:00', places: 48, isRoom: true },
        signUps: { parties: [14], confirmed: 9, guests: 11, cancelled: 1 },
      },
    ],
    ...{ venue: 'Harbormaster’s house', city: 'Brackwater', address: '2 Signal Row' },
    ...{ address_visibility: 'private', visibility: 'private' },
    costs: { ticket: 500, goal: 20_000, cost: 2_400, giver: 'Signal Row Wines', what: 'Wine', worth: 450 },
  },
  {
    inDays: 20,
    title: 'Petition training',
    type: 'signature_gathering',
    shifts: [{ ...{ from: '18:30', to: '20:00', places: 20 }, signUps: { parties: [6], confirmed: 2 } }],
    ...{ venue: 'Canal Street library', city: 'Brackwater', pin: pins.canal },
  },
];
