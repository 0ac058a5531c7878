import { describe, expect, it } from 'vitest';
import { splitName } from '#shared/domain/people/name-parts.ts';
import type { KnownPerson } from '#shared/domain/research/match-contributors.ts';
import { readResearchFiles } from './read-research-files.ts';

const person = (id: string, name: string, zip = '08401'): KnownPerson => ({
  ...{ id, ...splitName(name), city: 'Rome', state: 'NJ', zip },
});
const row = (id: string, name = 'PENA, JOSE', fields: { zip?: string; employer?: string } = {}): string =>
  [
    ...['C00700001', 'N', 'Q1', 'P2024', '202404159627123456', '15', 'IND', name, 'ROME', 'NJ'],
    ...[
      fields.zip ?? '084011234',
      fields.employer ?? 'CLINIC',
      'NURSE',
      '01152024',
      '500',
      '',
      id,
      '1',
      '',
      '',
      id,
    ],
  ].join('|');
const file = (name: string, content: BlobPart): File => new File([content], name);
const known = [person('jose', 'José Peña')];
const read = (...files: File[]) => readResearchFiles({ known, files });

describe('files of the FEC', () => {
  it('are read with names of committees, in whatever order they were chosen', async () => {
    const committees = file('cm.txt', ['C00700001', 'FRIENDS OF VANCE', ...Array(13).fill('')].join('|'));
    const rows = file('itcont.txt', [row('10001'), row('10002', 'STRANGER, PAUL')].join('\n'));
    for (const files of [
      [committees, rows],
      [rows, committees],
    ]) {
      const found = await readResearchFiles({ known, files });
      expect(found).toMatchObject({ is: 'found', people: 1, counts: { rows: 2 } });
      expect(JSON.stringify(found)).toContain('FRIENDS OF VANCE');
      expect(JSON.stringify(found)).not.toContain('STRANGER');
    }
  });

  it.each([
    ['gifts.csv', 'Name,Amount\nAna,5\n', 'unknown'],
    ['empty.txt', '', 'empty'],
    ['book.xlsx', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), 'workbook'],
    ['picture.png', new Uint8Array([1, 0, 0, 2, 0, 3]), 'binary'],
    ['broken.zip', new Uint8Array([0x50, 0x4b, 3, 4, ...Array(60).fill(0)]), 'archive'],
    ['cm.txt', ['C00700001', 'FRIENDS OF VANCE', ...Array(13).fill('')].join('|'), 'committees'],
  ] as const)('%s is refused as such', async (name, content, why) =>
    expect(await read(file(name, content))).toMatchObject({ is: 'problem', why }),
  );

  it('names the row of a quotation mark that is never closed', async () => {
    const csv = [
      'committee_id,contributor_name,contribution_receipt_date,contribution_receipt_amount',
      'C00700001,"PENA, JOSE",2024-01-15,500',
      'C00700001,"PENA, JOSE,2024-01-15,500',
    ].join('\n');
    expect(await read(file('schedule_a.csv', csv))).toMatchObject({ is: 'problem', why: 'quote' });
  });

  it('are read on where they are not UTF-8 further down', async () => {
    const lines = [
      ...Array.from({ length: 3_000 }, (_, at) => row(`${20_000 + at}`, 'OTHER, PAUL')),
      row('10001'),
    ].join('\n');
    const latin = new Uint8Array([...new TextEncoder().encode(`${lines}\n`), 0x50, 0x45, 0xd1, 0x41]);
    const found = await read(file('itcont.txt', latin));
    expect(found).toMatchObject({ is: 'found', proposals: [{ person: 'jose' }] });
  });

  it('read a quotation mark in bulk data as a character', async () => {
    const rows = [row('10001', 'PENA, JOSE', { employer: 'THE "CLINIC' }), row('10002')].join('\n');
    expect(await read(file('itcont.txt', rows))).toMatchObject({
      is: 'found',
      counts: { rows: 2, unreadable: 0 },
    });
  });
});

it('a million rows hold no more than what the campaign’s people have of them', async () => {
  const block = Array.from({ length: 10_000 }, (_, at) => row(`${100_000 + at}`, `FAMILY${at}, PAUL`)).join(
    '\n',
  );
  const parts = Array.from({ length: 100 }, () => `${block}\n`);
  const people = Array.from({ length: 20_000 }, (_, at) => person(`p${at}`, `Ana Person${at}`));
  const found = await readResearchFiles({
    known: [...people, ...known],
    files: [new File([...parts, row('10001')], 'itcont.txt')],
  });
  expect(found).toMatchObject({
    is: 'found',
    people: 20_001,
    counts: { rows: 1_000_001 },
    proposals: [{ person: 'jose' }],
  });
}, 120_000);
