import { expect, test } from 'vitest';
import '../../shared/text/pace/en.ts';
import { problemsOf } from '../../shared/ui/form/typed.ts';
import { planForm, planValues } from './plan-form.ts';

const known = { goal: 13_442, electionDate: '2026-11-03', today: '2026-09-01' };
const typed = { ...planValues(null, known), base_votes: '12,000' };

test('a new plan begins with what is usual, the vote goal and election day', () => {
  expect(planForm.parse(typed)).toEqual({
    goal_votes: 13_442,
    base_votes: 12_000,
    id_turnout: 80,
    support_rate: 40,
    contact_rate: 25,
    per_hour: 15,
    shift_hours: 3,
    show_rate: 50,
    from: '2026-09-01',
    until: '2026-11-03',
  });
});

test.each([
  ['an election that is over', { electionDate: '2026-08-01' }, '2026-10-31'],
  ['no election day', { electionDate: null }, '2026-10-31'],
  ['an election ahead', {}, '2026-11-03'],
])('with %s', (_, change, until) => {
  expect(planValues(null, { ...known, ...change }).until).toBe(until);
});

test('without a vote goal its field is empty, not 0', () => {
  expect(planValues(null, { ...known, goal: null }).goal_votes).toBe('');
});

test.each([
  ['goal_votes', ''],
  ['goal_votes', '-5'],
  ['goal_votes', '12.5'],
  ['goal_votes', '10000001'],
  ['contact_rate', '0'],
  ['contact_rate', '101'],
  ['per_hour', 'fifteen'],
  ['shift_hours', '13'],
  ['until', '2026-08-31'],
  ['from', ''],
] as const)('%s as "%s" is refused in words', (field, written) => {
  const read = planForm.safeParse({ ...typed, [field]: written });
  expect(read.success).toBe(false);
  if (read.error) expect(Object.keys(problemsOf(read.error))).toContain(field);
  if (read.error) expect(problemsOf(read.error)[field]).not.toMatch(/^pace\./);
});
