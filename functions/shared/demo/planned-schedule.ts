import type { SampleAppointment } from './sample-schedule.ts';

/** Ximena Rivera's days: calls in the afternoon, evenings in the district. */
export const riveraSchedule: readonly SampleAppointment[] = [
  {
    ...{ inDays: -8, from: '18:30', to: '21:00', title: 'Speak at the ward forum', kind: 'event' },
    ...{ place: 'County college, main hall', drive: 15, press: 'yes', expected: 150, event: 1 },
    points: 'Thank the nurses by name.\nThe board’s own numbers: 412 births last year.\nAsk for signatures.',
  },
  {
    ...{ inDays: -3, from: '09:00', to: '10:00', title: 'Coffee with harbor pilots', kind: 'meeting' },
    ...{ place: 'Quay Street diner', drive: 10, staffer: 'rivera-user' },
  },
  {
    ...{ inDays: 0, from: '08:30', to: '09:15', title: 'Morning radio interview', kind: 'interview' },
    ...{ place: 'WPAM studio', drive: 20, press: 'yes', staffer: 'rivera-user' },
    points: 'Two sentences on the water mains.\nSaturday’s canvass: where and when.',
  },
  {
    ...{ inDays: 0, from: '12:00', to: '13:00', title: 'Lunch with the teachers’ union', kind: 'meeting' },
    ...{ place: 'Netherby Grange', drive: 35, expected: 12, staffer: 'rivera-manager' },
  },
  { ...{ inDays: 0, from: '16:00', to: '18:00', title: 'Calls to donors', kind: 'call_time' } },
  {
    ...{ inDays: 1, from: '09:30', to: '10:30', title: 'Launch the canvass', kind: 'event', event: 3 },
    ...{ place: 'Fish market', drive: 10, press: 'yes', expected: 49, staffer: 'rivera-field' },
    points: 'Thank the drivers first.\nSix turfs in Ward 3: we are 400 doors behind.\nLeave by 10:30.',
  },
  {
    ...{ inDays: 1, from: '12:00', to: '13:00', title: 'Open the food pantry', kind: 'visit' },
    ...{ place: 'St. Brendan’s hall', drive: 25, expected: 60 },
  },
  {
    ...{
      inDays: 1,
      from: '15:00',
      to: '17:00',
      title: 'Candidates’ forum on stage',
      kind: 'debate',
      event: 4,
    },
    ...{ place: 'County college, main hall', drive: 15, press: 'yes', expected: 120 },
    ...{ staffer: 'rivera-manager' },
    points:
      'Opening, 90 seconds: the maternity ward.\nWater mains: cost and year.\nClose with the phone number.',
  },
  {
    ...{ inDays: 4, from: '18:30', to: '20:00', title: 'House party at Larch Street', kind: 'fundraising' },
    ...{ drive: 15, expected: 30, staffer: 'rivera-user', event: 5 },
  },
  {
    ...{ inDays: 5, from: '17:00', to: '17:30', title: 'Photo with the rowing club', kind: 'visit' },
    ...{ place: 'Boathouse', drive: 10, over: 'The club meets at no other hour.' },
  },
  {
    ...{ inDays: 7, from: '10:00', to: '11:00', title: 'Tour of the pumping station', kind: 'visit' },
    ...{ place: 'Pumping station 2', state: 'requested', requester: 'Dolores Whitcomb' },
  },
  {
    ...{ inDays: 8, from: '19:00', to: '20:30', title: 'Rotary dinner', kind: 'event' },
    ...{ place: 'Netherby Grange', state: 'requested', requester: 'Netherby Rotary', expected: 80 },
  },
  {
    ...{ inDays: 3, from: '11:00', to: '12:00', title: 'Ribbon at the car wash', kind: 'visit' },
    ...{ state: 'declined', requester: 'Harbor Street Wash', reason: 'Call time that morning.' },
  },
  {
    ...{ inDays: 2, from: '10:00', to: '11:30', title: 'Pancake breakfast', kind: 'event' },
    ...{ place: 'Fire hall', state: 'surrogate', surrogate: 'Councilor Adeyemi', expected: 90 },
  },
];

/** Henrik Lindqvist's days: mornings at the docks, calls each Wednesday. */
export const lindqvistSchedule: readonly SampleAppointment[] = [
  {
    ...{ inDays: 0, from: '10:00', to: '11:00', title: 'Walk the seawall with engineers', kind: 'visit' },
    ...{ place: 'Oyster Flats pier', drive: 20 },
  },
  {
    ...{ inDays: 3, from: '08:00', to: '09:30', title: 'Coffee at the dock', kind: 'event', event: 1 },
    ...{ place: 'Oyster Flats pier', drive: 20, expected: 35 },
    points: 'Flood insurance in one sentence.\nAsk who rents and who owns.',
  },
  {
    ...{ inDays: 5, from: '13:00', to: '13:45', title: 'Interview with the harbor paper', kind: 'interview' },
    ...{ press: 'yes', state: 'requested', requester: 'Brackwater Tide' },
  },
  {
    ...{ inDays: 12, from: '18:00', to: '20:30', title: 'Speak to founding donors', kind: 'fundraising' },
    ...{ place: 'Harbormaster’s house', drive: 15, expected: 48, event: 2 },
  },
];
