import { expect, it } from 'vitest';
import { CallError } from '../../shared/data/error-messages.ts';
import { type Why, whyOf } from './denial.ts';

it.each<[string, Why]>([
  ['second-factor-required', { is: 'barrier', barrier: 'second factor' }],
  ['second-factor-setup-required', { is: 'barrier', barrier: 'enrolment' }],
  ['session-ended', { is: 'over' }],
  ['unauthenticated', { is: 'over' }],
  ['no-organization', { is: 'nobody' }],
  ['permission-denied', { is: 'nothing' }],
  ['unavailable', { is: 'trouble', message: 'the words' }],
  ['email-not-confirmed', { is: 'trouble', message: 'the words' }],
])('a session refused with %s', (code, why) => expect(whyOf(new CallError(code, 'the words'))).toEqual(why));
