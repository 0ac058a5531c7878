import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { t } from '../../text/index.ts';
import {
  dayField,
  emailField,
  hoursField,
  moneyField,
  nameField,
  noteField,
  optionalDayField,
  phoneField,
  skillsField,
} from './form-fields.ts';
import { problemsOf } from './typed.ts';

const values = (field: z.ZodMiniType, cases: [unknown, unknown][]) =>
  test.each(cases)('%j is stored as %j', (typed, stored) => {
    expect(field.parse(typed)).toEqual(stored);
  });
const refused = (field: z.ZodMiniType, cases: [unknown, string][]) =>
  test.each(cases)('%j is refused: %s', (typed, message) => {
    expect(field.safeParse(typed).error?.issues[0]?.message).toBe(message);
  });

describe('a name', () => {
  values(nameField, [
    ['  María   José Peña ', 'María José Peña'],
    ['李小龙', '李小龙'],
  ]);
  refused(nameField, [
    ['   ', t('form.name.missing')],
    ['!?', t('form.name.letters')],
    ['x'.repeat(121), t('form.tooLong', { count: 120 })],
  ]);
});

describe('an e-mail address', () => {
  values(emailField, [
    ['', null],
    [' Ana@Example.ORG ', 'ana@example.org'],
  ]);
  refused(emailField, [
    ['ana@', t('form.email')],
    ['ana at example.org', t('form.email')],
  ]);
});

describe('a telephone number', () => {
  values(phoneField, [
    ['', null],
    ['(415) 555-2671', '+14155552671'],
    ['+44 20 7946 0958', '+442079460958'],
  ]);
  refused(phoneField, [['12', t('form.phone')]]);
});

describe('money', () => {
  values(moneyField, [
    ['250', 25_000],
    ['$1,250.5', 125_050],
    ['0.01', 1],
  ]);
  refused(moneyField, [
    ['', t('form.money.missing')],
    ['ten', t('form.money.unclear')],
    ['0', t('form.money.positive')],
    ['-5', t('form.money.positive')],
    ['10000000.01', t('form.money.large', { max: '$10,000,000' })],
  ]);
});

describe('a day', () => {
  values(dayField, [['2026-03-09', '2026-03-09']]);
  values(optionalDayField, [['', null]]);
  refused(dayField, [
    ['', t('form.day.missing')],
    ['0202-03-09', t('form.day.year')],
  ]);
});

describe('hours', () => {
  values(hoursField('3.33'), [
    ['', 0],
    ['12', 12],
    ['12.25', 12.25],
    ['12,5', 12.5],
    ['1:45', 1.75],
    ['3.33', 3.33],
  ]);
  refused(hoursField(''), [
    ['3.33', t('form.hours.quarters')],
    ['some', t('form.hours.unclear')],
    ['-1', t('form.hours.unclear')],
    ['100001', t('form.hours.large', { max: '100,000' })],
  ]);
});

describe('a note', () => {
  values(noteField(10), [
    ['  ', null],
    [' met\nher ', 'met\nher'],
  ]);
  refused(noteField(10), [['x'.repeat(11), t('form.tooLong', { count: 10 })]]);
});

describe('skills', () => {
  values(skillsField, [
    [[], []],
    [
      [' Driving ', 'driving', '', 'Phone  banking'],
      ['Driving', 'Phone banking'],
    ],
  ]);
  refused(skillsField, [
    [['x'.repeat(41)], t('form.skills.long', { count: 40 })],
    [Array.from({ length: 21 }, (_, at) => `skill ${at}`), t('form.skills.many', { count: 20 })],
  ]);
});

test('problems are told by field, the first of each', () => {
  const form = z.object({ name: nameField, date: dayField, email: emailField });
  const { error } = form.safeParse({ name: '', date: '', email: '' });
  expect(error && problemsOf(error)).toEqual({ name: t('form.name.missing'), date: t('form.day.missing') });
});
