import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDonationPage, trackedLink } from './tracked-link.ts';
import { atThisPace, mondaysOf, weeklyGoals, weeklyPace } from './weekly-plan.ts';

const plan = { target: 100_000, from: '2026-11-02', until: '2026-11-29', weeks: [] };
const goals = (
  of: typeof plan | (Omit<typeof plan, 'weeks'> & { weeks: { week: string; goal: number }[] }),
) => [...weeklyGoals(of).values()].map(({ goal }) => goal);

describe('the goals of a plan’s weeks', () => {
  it('share its target evenly, the odd cents first', () => {
    expect(mondaysOf(plan)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23']);
    expect(goals({ ...plan, target: 100_002 })).toEqual([25_001, 25_001, 25_000, 25_000]);
  });

  it('leave the others what weeks with goals of their own do not take', () => {
    const weeks = [{ week: '2026-11-09', goal: 70_000 }];
    expect(goals({ ...plan, weeks })).toEqual([10_000, 70_000, 10_000, 10_000]);
    expect(goals({ ...plan, weeks: [{ week: '2026-11-09', goal: 170_000 }] })).toEqual([0, 170_000, 0, 0]);
  });

  it('come to the target to the cent where own goals are no more than it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.uniqueArray(fc.constantFrom(...mondaysOf(plan)), { maxLength: 3 }),
        fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 3, maxLength: 3 }),
        (target, own, shares) => {
          const weeks = own.map((week, at) => ({
            week,
            goal: Math.floor((target * (shares[at] ?? 0)) / 4_000),
          }));
          expect(goals({ ...plan, target, weeks }).reduce((sum, goal) => sum + goal, 0)).toBe(target);
        },
      ),
    );
  });
});

describe('a plan', () => {
  const raised = new Map([
    ['2026-10-26', 999_999],
    ['2026-11-02', 20_000],
    ['2026-11-09', 30_000],
  ]);

  it('tells of each week what came and was planned, and nothing of other weeks', () => {
    const { weeks, raised: inAll } = weeklyPace(plan, raised, '2026-11-16');
    expect(inAll).toBe(50_000);
    expect(weeks.map(({ raisedInAll, goalInAll, is }) => [raisedInAll, goalInAll, is])).toEqual([
      [20_000, 25_000, 'past'],
      [50_000, 50_000, 'past'],
      [50_000, 75_000, 'now'],
      [50_000, 100_000, 'ahead'],
    ]);
  });

  it('has planned by today what the goals of its weeks say, own ones among them', () => {
    const weeks = [{ week: '2026-11-09', goal: 70_000 }];
    expect(weeklyPace(plan, raised, '2026-11-02').planned).toBe(0);
    expect(weeklyPace(plan, raised, '2026-11-19').planned).toBe(50_000 + 10_714);
    expect(weeklyPace({ ...plan, weeks }, raised, '2026-11-16').planned).toBe(80_000);
    expect(weeklyPace(plan, raised, '2027-01-01').planned).toBe(100_000);
  });

  it('ends at this pace where the days that are gone lead', () => {
    expect(atThisPace(weeklyPace(plan, raised, '2026-11-16').pace)).toBe(100_000);
    expect(atThisPace(weeklyPace(plan, raised, '2026-11-23').pace)).toBe(66_667);
    expect(atThisPace(weeklyPace(plan, raised, '2026-11-02').pace)).toBeNull();
    expect(weeklyPace(plan, raised, '2026-11-23').pace).toMatchObject({ is: 'late', left: 50_000 });
    expect(weeklyPace(plan, new Map(), '2026-12-05').pace).toMatchObject({ is: 'overdue', by: 6 });
  });
});

describe('a tracked link', () => {
  it.each([
    ['https://secure.actblue.com/donate/rivera', 'https://secure.actblue.com/donate/rivera?refcode=FC-LEE'],
    ['https://secure.winred.com/rivera/give?x=1', 'https://secure.winred.com/rivera/give?x=1&sc=FC-LEE'],
    ['https://rivera.example/give#form', 'https://rivera.example/give?source_code=FC-LEE#form'],
    ['https://notactblue.com/', 'https://notactblue.com/?source_code=FC-LEE'],
    ['https://secure.actblue.com/d?refcode=OLD', 'https://secure.actblue.com/d?refcode=FC-LEE'],
  ])('of %s is %s', (page, link) => expect(trackedLink(page, 'FC-LEE')).toBe(link));

  it.each([
    ['https://rivera.example', true],
    ['https://rivera.example:8443/give?to=us', true],
    ['http://rivera.example', false],
    ['javascript:alert(1)', false],
    ['https://user:secret@rivera.example', false],
    ['https://', false],
    ['https://rivera.example/"><script>', false],
    ['//rivera.example', false],
    ['https://rivera.example/ give', false],
  ])('takes %s as a donation page: %s', (page, isTaken) => expect(isDonationPage(page)).toBe(isTaken));
});
