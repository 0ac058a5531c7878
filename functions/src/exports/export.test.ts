import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { exportCall, exportRowsHeader } from '#shared/api/exports-api.ts';
import { activity } from '#shared/collections/index.ts';
import { today } from '#shared/domain/days.ts';
import { byteOrderMark } from '#shared/domain/import/cells.ts';
import { mappingOf, matchHeaders } from '#shared/domain/import/headers.ts';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import { readRow } from '#shared/domain/import/read-row.ts';
import { auditLine, auditOf } from '../../../tests/functions/admitted-member.ts';
import { refusalIn, send } from '../../../tests/functions/call-endpoint.ts';
import { parseCsv } from '../../../tests/functions/csv.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { type Member, newMember } from '../../../tests/functions/new-members.ts';
import {
  donationRecord,
  donorRecord,
  insideOf,
  volunteerRecord,
} from '../../../tests/functions/sample-records.ts';
import { allServed } from '../../../tests/functions/serve-endpoints.ts';

const ask = async (kind: string, { token }: Member) =>
  send(exportCall.path, JSON.stringify({ kind }), { token, at: await allServed() });

/** What an import of our own export reads. */
async function readBack<K extends ImportKind>(kind: K, member: Member) {
  const { status, text } = await ask(kind, member);
  expect(status).toBe(200);
  const [headers = [], ...lines] = parseCsv(text);
  const mapping = mappingOf(matchHeaders(kind, headers));
  const options = { dayOrder: 'month first', today: today(new Date()), headers, extras: [] } as const;
  return lines.map((cells, at) => readRow(kind, cells, mapping, { row: at + 2, ...options }));
}

const imported = { import_id: 'test' };
/** A row that was read whole. */
const unmarked = { flags: [], extra: null, card: null };
const formula = '=HYPERLINK("http://evil.example","x")';

describe('an export', () => {
  it('is a file that a spreadsheet opens with its accents, and runs nothing', async () => {
    const member = await newMember();
    const { doc } = insideOf(db, member.organization);
    const name = 'Zoë "Zo" Núñez, Jr.';
    await doc('donors/a').set(donorRecord({ name, phone: '+15035550100', totalDonated: 5, ...imported }));
    await doc('donors/b').set(donorRecord({ name: formula, ...imported }));
    await doc('donors/c').set(donorRecord({ name: '@SUM(A1)', totalDonated: 123_456, ...imported }));
    const { text, headers } = await ask('donors', member);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toContain('donors.csv');
    expect(headers.get(exportRowsHeader)).toBe('3');
    expect(text.startsWith(`${byteOrderMark}Name,Email,Phone,Capacity,`)).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const cells = parseCsv(text);
    expect(cells[1]?.slice(0, 6)).toEqual([name, '', "'+15035550100", 'unknown', '', '0.05']);
    expect(cells[2]?.[0]).toBe(`'${formula}`);
    expect(cells[3]?.[0]).toBe("'@SUM(A1)");
    expect(cells[3]?.[5]).toBe('1234.56');
  });

  it('of donors and volunteers is read back by the import as it was', async () => {
    const member = await newMember();
    const { doc } = insideOf(db, member.organization);
    const person = { name: 'Ana López', email: 'ana@example.org', phone: '+15035550100', ...imported };
    await doc('donors/a').set(donorRecord({ ...person, capacity: 'major', donor_kind: 'pac' }));
    const shown = { alias: 'Ana L.', on_leaderboard: false };
    const service = { skills: ['Phones', 'Data entry'], totalHours: 2.5, lastActiveDate: '2026-05-01' };
    await doc('volunteers/a').set(volunteerRecord({ ...person, ...service, ...shown }));
    const { import_id: _, ...contact } = person;
    expect(await readBack('donors', member)).toEqual([
      { is: 'row', left: [], row: { row: 2, ...contact, ...unmarked, capacity: 'major', donor_kind: 'pac' } },
    ]);
    expect(await readBack('volunteers', member)).toEqual([
      { is: 'row', left: [], row: { row: 2, ...contact, ...unmarked, ...service, ...shown } },
    ]);
  });

  it('of donations carries their donors’ contacts and a number that the import knows again', async () => {
    const member = await newMember();
    const { doc } = insideOf(db, member.organization);
    await doc('donors/ana').set(
      donorRecord({ name: 'Ana Lopez', email: 'ana@example.org', phone: '+15035550100', ...imported }),
    );
    const gift = donationRecord({
      donor_id: 'ana',
      type: 'recurring',
      note: '- in cash\nby hand',
      ...imported,
    });
    for (const [id, name] of Object.entries({ m1: 'Dana Lee', m2: 'Omar Diaz' }))
      await doc(`committee_members/${id}`).set({
        ...{ person_id: id, name, goal: 0, commitment: 0, code: null, is_lobbyist: false, note: null },
        ...{ left_on: null, created_at: Timestamp.now(), updated_at: Timestamp.now() },
        ...{ created_by: 'ana', updated_by: 'ana' },
      });
    const credit = { solicitors: ['m1', 'm2'], solicitor_shares: [6_000, 4_000] };
    await doc('donations/g1').set({ ...gift, ...credit, external_id: 'AB1', status: 'pending' });
    await doc('donations/g2').set(gift);
    const [headers = [], ...lines] = parseCsv((await ask('donations', member)).text);
    expect(lines.map((line) => line[headers.indexOf('Raised by')])).toEqual([
      'Dana Lee (60%); Omar Diaz (40%)',
      '',
    ]);
    const row = {
      name: 'Ana Lopez',
      email: 'ana@example.org',
      phone: '+15035550100',
      amount: 2_500,
      date: '2026-03-09',
      type: 'recurring',
      ...{ method: null, check_number: null, source_code: null, election: null },
      ...{ conduit: null, conduit_id: null, description: null, memo_text: null },
      ...{ fee: null, payout: null, transferred_on: null },
      ...{ refund: null, returned: 0, returned_on: null, part_returned: false },
      note: '- in cash\nby hand',
      occurrence: 1,
      ...unmarked,
    };
    expect(await readBack('donations', member)).toEqual([
      { is: 'row', left: [], row: { row: 2, ...row, status: 'pending', external_id: 'AB1' } },
      { is: 'row', left: [], row: { row: 3, ...row, status: 'completed', external_id: 'hustings:g2' } },
    ]);
  });

  it('of donations may be those of one source code alone, whatever its case', async () => {
    const member = await newMember();
    const { doc } = insideOf(db, member.organization);
    for (const [id, source_code] of Object.entries({ g1: 'WARD-1', g2: 'ward-1', g3: 'WARD-10', g4: null }))
      await doc(`donations/${id}`).set({ ...donationRecord({ donor_id: 'ana', ...imported }), source_code });
    const some = (kind: string) =>
      send(exportCall.path, JSON.stringify({ kind, code: 'Ward-1' }), { token: member.token, at: served });
    const served = await allServed();
    const { status, text } = await some('donations');
    const [headers = [], ...lines] = parseCsv(text);
    expect([status, lines.map((line) => line[headers.indexOf('Source code')])]).toEqual([
      200,
      ['WARD-1', 'ward-1'],
    ]);
    expect((await some('donors')).status).toBe(400);
  });

  it('holds every record once, over page borders, of this organization only', async () => {
    const member = await newMember();
    const other = await newMember();
    const batch = db.batch();
    for (const [{ organization }, count] of [
      [member, 501],
      [other, 1],
    ] as const) {
      const { doc } = insideOf(db, organization);
      for (let at = 0; at < count; at++) {
        batch.set(doc(`volunteers/${at}`), volunteerRecord({ name: `${organization} ${at}`, ...imported }));
      }
    }
    await batch.commit();
    const rows = parseCsv((await ask('volunteers', member)).text).slice(1);
    expect(new Set(rows.map(([name]) => name)).size).toBe(501);
    expect(rows.every(([name]) => name?.startsWith(member.organization))).toBe(true);

    const [line] = await insideOf(db, member.organization).all('activity');
    expect(activity.schema.parse(line?.data())).toMatchObject({
      type: 'export_made',
      capability: 'members.write',
      actor_id: member.uid,
      subject_collection: 'volunteers',
      count: 501,
    });
    expect(await auditOf(member.organization)).toEqual([
      auditLine({
        type: 'data_exported',
        actor_id: member.uid,
        actor_name: 'Test Member',
        what: 'volunteers',
        count: 501,
      }),
    ]);
  });

  it.each(['admin', 'manager', 'finance'] as const)('is for the role %s what it may read', async (role) => {
    const member = await newMember(role);
    const statuses = Object.fromEntries(
      await Promise.all(
        (['people', 'donors', 'donations', 'volunteers'] as const).map(async (kind) => [
          kind,
          (await ask(kind, member)).status,
        ]),
      ),
    );
    const volunteers = role === 'finance' ? 403 : 200;
    expect(statuses).toEqual({ people: 200, donors: 200, donations: 200, volunteers });
  });

  it('that is refused leaves no file and no line', async () => {
    const member = await newMember('field');
    for (const kind of ['volunteers', 'people'])
      expect(refusalIn(await ask(kind, member)).code).toBe('permission-denied');
    for (const kind of ['user_profiles', 'person_keys', '../donors', '']) {
      expect(refusalIn(await ask(kind, member)).code).toBe('invalid-argument');
    }
    expect(await insideOf(db, member.organization).all('activity')).toEqual([]);
    expect(await auditOf(member.organization)).toEqual([]);
  });
});
