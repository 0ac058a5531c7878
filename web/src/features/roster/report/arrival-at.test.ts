import { expect, it } from 'vitest';
import { arrivalAt } from './arrival-at.ts';

it('takes each to have come when their own shift began', () => {
  const shifts = [
    { id: 'morning', from: '2027-03-06T09:00' },
    { id: 'evening', from: '2027-03-06T18:00' },
  ];
  const event = { zone: 'America/New_York', day: '2027-03-06', shifts };
  const at = (shift: string) => arrivalAt(event, shift);
  expect(at('morning')).toEqual({ is: 'check_in', at: Date.parse('2027-03-06T14:00:00Z') });
  expect(at('evening')).toEqual({ is: 'check_in', at: Date.parse('2027-03-06T23:00:00Z') });
  expect(at('gone')).toEqual({ is: 'check_in', at: Date.parse('2027-03-06T05:00:00Z') });
});
