import { randomUUID } from 'node:crypto';
import { logger } from 'firebase-functions';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportErrorsCall } from '#shared/api/errors-api.ts';
import { errorGroups } from '#shared/collections/index.ts';
import { errorGroupsMax, errorReportLimits } from '#shared/constants.ts';
import { ending } from '../../../tests/functions/admitted-member.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { campaign, error } from '../../../tests/functions/error-campaign.ts';
import { reportErrors } from './report.ts';
import { scrubReport } from './scrub-report.ts';
import type { SinkError } from './sink.ts';
import { reportStore } from './store-reports.ts';

vi.spyOn(logger, 'warn').mockReturnValue();
afterAll(() => vi.restoreAllMocks());

const handed: SinkError[] = [];
const sink = async (errors: readonly SinkError[]) => void handed.push(...errors);
const report = reportErrors({ db, sink });
beforeEach(() => void handed.splice(0));

describe('a report', () => {
  it('is kept once and counted once, however often it is sent; the same error of others joins it', async () => {
    const { member, groups, reports } = campaign();
    const first = error();
    const ana = member();
    expect(await report(ana, { reports: [first, first] })).toEqual({ stored: 1 });
    expect(await report(ana, { reports: [first] })).toEqual({ stored: 0 });
    const later = error({
      message: 'x is undefined',
      severity: 'critical',
      screen: '/profile',
      release: 'two',
    });
    expect(await report(member(), { reports: [later, error({ message: 'something else' })] })).toEqual({
      stored: 2,
    });
    const [one, other] = (await groups()).sort((a, b) => b.count - a.count);
    expect(one).toMatchObject({
      count: 2,
      severity: 'critical',
      status: 'open',
      screens: ['/profile', '/dashboard'],
      releases: ['two', 'one'],
    });
    expect(one?.people).toHaveLength(2);
    expect(other).toMatchObject({ message: 'something else', count: 1 });
    expect(await reports()).toHaveLength(3);
    expect(handed.map(({ id }) => id)).toContain(first.id.replaceAll('-', ''));
    expect(handed).toHaveLength(3);
  });

  it('names nobody, whatever the device sent, and says nothing of who it was outside', async () => {
    const { organization, member, reports } = campaign();
    const ana = member('ana-uid-4711');
    const secret = 'ana.lopez@example.org';
    const token = `eyJ${'a1B2'.repeat(10)}.${'c3D4'.repeat(10)}.sig`;
    await report(ana, {
      reports: [
        error({
          message: `no ${secret}`,
          code: secret,
          stack: `Error: ${secret} +1 555 010 0200\n at f (https://h.example/a.js?q=Ana:1:2)`,
          context: `of ${secret}`,
          screen: `#/donors/${secret}?search=Ana`,
          release: secret,
          agent: secret,
          breadcrumbs: [{ at: 1, kind: 'call', message: `Bearer ${token}` }],
        }),
      ],
    });
    const stored = JSON.stringify([await reports(), handed]);
    for (const piece of [
      'ana.lopez',
      'example.org',
      '555 010',
      '010 0200',
      token.slice(0, 20),
      'search',
      'q=Ana',
    ])
      expect(stored).not.toContain(piece);
    expect((await reports())[0]).toMatchObject({ screen: '/donors/:id', user_id: ana.uid });
    for (const piece of [ana.uid, organization]) expect(JSON.stringify(handed)).not.toContain(piece);
  });

  it('is one of a strict shape and a bounded size', () => {
    const fits = (reports: unknown) => reportErrorsCall.request.safeParse({ reports }).success;
    expect(fits([error()])).toBe(true);
    const crumb = { at: 1, kind: 'click', message: 'button' };
    const bad: object[] = [
      { message: 'x'.repeat(2_049) },
      { stack: 'x'.repeat(8_193) },
      { id: 'no-uuid' },
      { severity: 'awful' },
      { at: -1 },
      { extra: true },
      { user_id: 'somebody' },
      { organization_id: 'theirs' },
      { fingerprint: 'other' },
      { breadcrumbs: Array.from({ length: 31 }, () => crumb) },
      { breadcrumbs: [{ ...crumb, name: 'Ana' }] },
    ];
    for (const overrides of bad)
      expect(fits([{ ...error(), ...overrides }]), JSON.stringify(overrides).slice(0, 60)).toBe(false);
    expect(fits([])).toBe(false);
    expect(fits(Array.from({ length: 6 }, () => error()))).toBe(false);
  });

  it('that was cut within an emoji is kept, and holds up nobody else’s', async () => {
    const { member, groups, reports } = campaign();
    const cut = error({ message: 'said \ud83d', stack: '\ude00', release: '\ud83d' });
    const requests = [report(member(), { reports: [cut] }), report(member(), { reports: [error()] })];
    expect(await Promise.all(requests)).toEqual([{ stored: 1 }, { stored: 1 }]);
    expect(await reports()).toHaveLength(2);
    expect((await groups()).map(({ message }) => message)).toContain('said \uFFFD');
  });

  it('with a clock that is far off is dated by the server’s', async () => {
    const { member, reports } = campaign();
    await report(member(), { reports: [error({ at: 0 })] });
    expect((await reports())[0]?.at.toMillis()).toBeGreaterThan(Date.now() - 60_000);
  });
});

it('of the largest size are kept, however many wait together', async () => {
  const { organization, member, reports } = campaign();
  const long = (characters: number) => '漢'.repeat(characters);
  const breadcrumbs = Array.from({ length: 30 }, () => ({
    at: 1,
    kind: 'click' as const,
    message: long(200),
  }));
  const ana = member();
  const large = Array.from({ length: 90 }, () =>
    scrubReport(error({ message: long(2_048), stack: long(8_192), breadcrumbs }), ana),
  );
  expect(await reportStore(db)(organization, large)).toHaveLength(large.length);
  expect(await reports()).toHaveLength(large.length);
});

describe('forty at once', () => {
  it('of forty members are forty', async () => {
    const { member, groups, reports } = campaign();
    const requests = Array.from({ length: 40 }, () => ending(report(member(), { reports: [error()] })));
    const ends = await Promise.all(requests);
    const accepted = ends.filter((end) => end === 'ok').length;
    expect(new Set(ends.filter((end) => end !== 'ok'))).toEqual(
      new Set(accepted === 40 ? [] : ['resource-exhausted']),
    );
    expect(await reports()).toHaveLength(accepted);
    expect(await groups()).toMatchObject([{ count: accepted, people: { length: accepted } }]);
  });

  it('of one member are as many as they may, and the rest is refused', async () => {
    const { member, groups } = campaign();
    const most = errorReportLimits.member[0].failures;
    const uid = randomUUID();
    const requests = Array.from({ length: 40 }, () => ending(report(member(uid), { reports: [error()] })));
    const ends = await Promise.all(requests);
    expect(ends.filter((end) => end === 'ok')).toHaveLength(most);
    expect(ends.filter((end) => end === 'resource-exhausted')).toHaveLength(40 - most);
    expect(await groups()).toMatchObject([{ count: most, people: { length: 1 } }]);
  });
});

describe('groups', () => {
  it('have an end: what is new then falls into one, and what is known is still counted', async () => {
    const { organization, member, groups } = campaign();
    await report(member(), { reports: [error()] });
    const [known] = await groups();
    const { id: _, ...stored } = known ?? { id: '' };
    const batch = db.batch();
    for (let at = 1; at < errorGroupsMax.organization - 1; at++)
      batch.set(db.collection(errorGroups.path(organization)).doc(`g${at}`), stored);
    await batch.commit();
    const many = ['alpha', 'beta', 'gamma'].map((message) => error({ message }));
    await report(member(), { reports: [...many, error()] });
    const now = await groups();
    expect(now.find(({ id }) => id === 'other')).toMatchObject({ count: 2, message: 'gamma' });
    expect(now.find(({ id }) => id === known?.id)).toMatchObject({ count: 2 });
    expect(now).toHaveLength(errorGroupsMax.organization + 1);
  });

  // Whoever filled them would hide from the admins what everybody else meets.
  it('are filled by nobody alone, with forty at once and by two processes', async () => {
    const { organization, member, groups } = campaign();
    const eve = member();
    const forged = () => scrubReport(error({ message: randomUUID().replace(/\d/g, 'x'), stack: '' }), eve);
    const processes = [reportStore(db), reportStore(db)];
    await processes[0]?.(organization, [forged()]);
    const [first] = await groups();
    const { id: _, ...stored } = first ?? { id: '' };
    const batch = db.batch();
    for (let at = 1; at < errorGroupsMax.member - 5; at++)
      batch.set(db.collection(errorGroups.path(organization)).doc(`g${at}`), stored);
    await batch.commit();
    await Promise.all(processes.map((keep) => keep(organization, Array.from({ length: 20 }, forged))));
    const full = await groups();
    expect(full).toHaveLength(errorGroupsMax.member + 1);
    expect(full.find(({ id }) => id === 'other')).toMatchObject({ count: 35, people: [first?.found_by] });
    // A colleague's error still gets a group.
    await processes[0]?.(organization, [scrubReport(error({ message: 'of a colleague' }), member())]);
    expect((await groups()).map(({ message }) => message)).toContain('of a colleague');
  });
});
