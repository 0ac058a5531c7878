import '../../shared/text/best-efforts/en.ts';
import { describe, expect, it } from 'vitest';
import { givenAnswer } from './answer-form.ts';

const address = { street: '12 Harbor St', unit: 'Apt 4', city: 'Port Amsel', state: 'NJ', zip: null };
const card = { employer: null, occupation: 'Nurse', ...address };
const nothing = { employer: null, occupation: null, address: null };

describe('an answer', () => {
  it('is what is new, with the whole address where a part of it is', () => {
    expect(givenAnswer({}, card)).toEqual(nothing);
    expect(givenAnswer({ occupation: 'Nurse ', zip: ' ' }, card)).toEqual(nothing);
    expect(givenAnswer({ employer: 'Clinic' }, card)).toEqual({ ...nothing, employer: 'Clinic' });
    expect(givenAnswer({ zip: '07099' }, card).address).toEqual({ ...address, zip: '07099' });
    expect(givenAnswer({ unit: '', zip: '07099' }, card).address).toMatchObject({ unit: null, zip: '07099' });
  });

  it('takes no address off a card that is not here', () => {
    expect(() => givenAnswer({ zip: '07099' }, null)).toThrow(/isn’t here yet/);
    expect(givenAnswer({ employer: 'Clinic' }, null).employer).toBe('Clinic');
    const whole = { street: '1 Elm St', city: 'Port Amsel', state: 'NJ', zip: '07099' };
    expect(givenAnswer(whole, null).address).toEqual({ ...whole, unit: null });
  });
});
