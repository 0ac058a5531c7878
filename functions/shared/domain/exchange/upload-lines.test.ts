import { describe, expect, it, test } from 'vitest';
import { results } from '../voters/contact-results.ts';
import {
  type CodeMapping,
  codeMapping,
  mappingFault,
  mappingLimits,
  proposedMapping,
  storedMapping,
} from './code-mapping.ts';
import type { Contact } from './contacts.ts';
import { itemsIn, leftLine, selectItems } from './left-out.ts';
import { questionWidths, type UploadVoter, uploadHeader, uploadLines } from './upload-lines.ts';
import { itemKinds, type UploadSystem, uploadLayouts, uploadSystems } from './upload-systems.ts';

const contact = (fields: Partial<Contact> = {}): Contact => ({
  ...{
    voter: 'v1',
    day: '2026-03-09',
    source: 'door',
    result: 'not_home',
    answers: new Map(),
    tags: new Set(),
  },
  ...fields,
});
const codes = { support: { header: 'Support ID', answers: { '1': 'Strong', '5': 'Against' } } };
const mapping = (system: UploadSystem, fields: Partial<CodeMapping> = {}): CodeMapping => ({
  ...proposedMapping(system),
  questions: { ...codes, help: { header: 'Help', answers: { ride: 'Ride', ballot: 'Ballot' } } },
  tags: { 'Yard sign': 'YARD' },
  ...fields,
});
const file = (
  system: UploadSystem,
  contacts: readonly Contact[],
  voter: UploadVoter | null,
  own = mapping(system),
  isDoubted = false,
) => {
  const options = { voter, isDoubted, widths: questionWidths(own, contacts), kinds: itemKinds };
  return contacts.map((one) => uploadLines(system, own, { contact: one, ...options }));
};
const van = { id: '123456', phones: ['+15035550100'] };
const answered = contact({
  ...{ source: 'phone', result: 'canvassed', tags: new Set(['Yard sign', 'Other']) },
  answers: new Map([
    ['support', ['1']],
    ['help', ['ride', 'ballot', 'nothing']],
    ['words', ['=HYPERLINK("http://evil.example")']],
  ]),
});

describe('a file for VAN', () => {
  it('has the number, the day, the telephone, the result, and a column for each answer and tag', () => {
    const own = mapping('van');
    expect(uploadHeader('van', own, questionWidths(own, [answered]))).toBe(
      'VANID,Date Contacted,Phone Number,Canvass Result,Contact Type,Support ID,Help,Help 2,YARD\r\n',
    );
    expect(file('van', [answered], van)).toMatchObject([
      { lines: ['123456,03/09/2026,5035550100,Canvassed,Phone,Strong,Ride,Ballot,YARD\r\n'] },
    ]);
    expect(file('van', [contact()], van)).toMatchObject([
      { lines: ['123456,03/09/2026,,Not Home,Walk,,,\r\n'] },
    ]);
  });
  it('says canvassed of whoever answered, whatever else was noted', () =>
    expect(
      file('van', [contact({ result: 'refused', answers: new Map([['support', ['5']]]) })], van),
    ).toMatchObject([{ lines: ['123456,03/09/2026,,Canvassed,Walk,Against,,\r\n'] }]));
  it('leaves a wrong number out where there are two, since nobody knows which', () => {
    const wrong = [contact({ source: 'phone', result: 'wrong_number' })];
    const two = { ...van, phones: ['+15035550100', '+15035550101'] };
    expect(file('van', wrong, two)).toMatchObject([
      { lines: ['123456,03/09/2026,,Wrong Number,Phone,,,\r\n'] },
    ]);
    expect(file('van', wrong, van)).toMatchObject([
      { lines: ['123456,03/09/2026,5035550100,Wrong Number,Phone,,,\r\n'] },
    ]);
  });
});

test('a file for PDI has a flag in each cell', () => {
  const own = mapping('pdi', { id_header: 'PDI ID' });
  expect(uploadHeader('pdi', own, new Map())).toBe('PDI ID,Date,Result,Support ID,Help,YARD\r\n');
  expect(
    file('pdi', [contact({ tags: new Set(['Yard sign']) })], { id: 'CA00123', phones: [] }, own),
  ).toMatchObject([{ lines: ['CA00123,03/09/2026,NOTHOME,,,YARD\r\n'] }]);
});

test('a file for GOP Data Center has a row for each tag, without commas and quotation marks', () => {
  const own = mapping('gop', { tags: { 'Yard sign': 'Yard sign' } });
  expect(uploadHeader('gop', own, new Map())).toBe('StateVoterID,Date,Contact Type,Tag\r\n');
  const voter = { id: 'NJ-001', phones: [] };
  expect(file('gop', [answered], voter, own)).toMatchObject([
    {
      lines: ['Canvassed', 'Strong', 'Ride', 'Ballot', 'Yard sign'].map(
        (tag) => `NJ-001,03/09/2026,Phone,${tag}\r\n`,
      ),
    },
  ]);
});

describe('a contact is left out', () => {
  test.each([
    ['not_in_file', 'van', contact(), null],
    ['no_id', 'van', contact(), { id: '', phones: [] }],
    ['bad_id', 'van', contact(), { id: 'LALNJ1234', phones: [] }],
    ['bad_id', 'van', contact(), { id: '=1+1', phones: [] }],
    ['no_code', 'van', contact({ result: null }), van],
    ['no_code', 'van', contact({ result: null, tags: new Set(['constructor', '__proto__']) }), van],
  ] as const)('as %s', (skipped, system, one, voter) =>
    expect(file(system, [one], voter)).toMatchObject([{ skipped, lines: [] }]),
  );

  it('where one person alone says that somebody died, unless there is more to send', () => {
    const died = contact({ result: 'deceased' });
    expect(file('van', [died], van, mapping('van'), true)).toMatchObject([{ skipped: 'doubted' }]);
    expect(
      file('van', [contact({ result: 'moved', tags: new Set(['Yard sign']) })], van, mapping('van'), true),
    ).toMatchObject([{ lines: ['123456,03/09/2026,,,Walk,,,YARD\r\n'] }]);
  });
  it('where an RNC Reg ID is none', () => {
    const own = mapping('gop', { id_header: 'RNCRegID' });
    const id = '6F9619FF-8B86-D011-B42D-00CF4FC964FF';
    expect(file('gop', [contact()], { id, phones: [] }, own)).toMatchObject([
      { lines: [expect.any(String)] },
    ]);
    expect(file('gop', [contact()], { id: id.slice(1), phones: [] }, own)).toMatchObject([
      { skipped: 'bad_id' },
    ]);
  });
});

it('guards a code that a spreadsheet would run', () => {
  const own = mapping('van', { tags: { 'Yard sign': '=1+1' } });
  const [line] = file('van', [contact({ tags: new Set(['Yard sign']) })], van, own);
  expect(line).toMatchObject({ lines: ["123456,03/09/2026,,Not Home,Walk,,,'=1+1\r\n"] });
});

describe('what a file leaves out', () => {
  const left = (system: UploadSystem, one: Contact, voter: UploadVoter | null = van, isDoubted = false) =>
    file(system, [one], voter, mapping(system), isDoubted)[0]?.left.map(
      ({ kind, question, name, reason }) => [kind, question, name, reason],
    );
  it('is each thing without a code, with its reason', () =>
    expect(left('van', answered)).toEqual([
      ['answers', 'help', 'nothing', 'no_code'],
      ['answers', 'words', '=HYPERLINK("http://evil.example")', 'words'],
      ['tags', null, 'Other', 'no_code'],
    ]));
  it('is a result in whose place canvassed stands, or that one person alone reports', () => {
    const answers = new Map([['support', ['5']]]);
    expect(left('van', contact({ result: 'refused', answers }))).toEqual([
      ['results', null, 'refused', 'replaced'],
    ]);
    expect(left('van', contact({ result: 'deceased', answers }), van, true)).toEqual([
      ['results', null, 'deceased', 'doubted'],
    ]);
  });
  it('is everything of somebody without the number', () =>
    expect(left('gop', answered, { id: '', phones: [] })?.map(([, , , reason]) => reason)).toEqual(
      itemsIn(answered).map(() => 'no_id'),
    ));
  it.each(uploadSystems)(
    'has nothing that was sent to %s, and together they are all that was said',
    (system) => {
      const voter = { id: system === 'pdi' ? 'CA00123' : '123456', phones: [] };
      const own = mapping(system, { tags: { 'Yard sign': 'Yard' } });
      const [placed] = file(system, [answered], voter, own);
      const sent = itemsIn(answered).length - (placed?.left.length ?? 0);
      // The result, the support score, two kinds of help, and a tag.
      expect(sent).toBe(5);
      const cells = placed?.lines.join('').split(/[,\r\n]+/) ?? [];
      const codes = [own.results.canvassed ?? '', 'Strong', 'Ride', 'Ballot', 'Yard'];
      expect(codes.filter((code) => !cells.includes(code))).toEqual([]);
    },
  );
  it('is a line that no spreadsheet runs', () =>
    expect(leftLine(answered, { kind: 'tags', question: null, name: '=1+1', reason: 'no_code' })).toBe(
      "v1,2026-03-09,phone,tags,,'=1+1,no_code\r\n",
    ));
});

describe('of a contact', () => {
  it.each([
    ['results', { result: 'canvassed', answers: 0, tags: 0 }],
    ['answers', { result: null, answers: 3, tags: 0 }],
    ['tags', { result: null, answers: 0, tags: 2 }],
  ] as const)('only %s leave where only they are asked for', (kind, expected) => {
    const selected = selectItems(answered, [kind]);
    expect({ result: selected?.result, answers: selected?.answers.size, tags: selected?.tags.size }).toEqual(
      expected,
    );
  });
  it('nothing leaves where it has nothing of what is asked for', () =>
    expect(selectItems(contact(), ['answers', 'tags'])).toBeNull());
  it('no result stands beside answers where results are not asked for', () => {
    const selected = selectItems(answered, ['answers']) ?? answered;
    const own = mapping('van');
    const options = { voter: van, isDoubted: false, widths: questionWidths(own, [selected]) };
    expect(uploadLines('van', own, { contact: selected, ...options, kinds: ['answers'] }).lines).toEqual([
      '123456,03/09/2026,5035550100,,Phone,Strong,Ride,Ballot,\r\n',
    ]);
  });
});

describe.each(uploadSystems)('the layout of %s', (system) => {
  const { results: proposed, codeMax, columns } = uploadLayouts[system];
  it('proposes a code that fits for every result', () => {
    expect(results.filter((result) => proposed[result].length > codeMax)).toEqual([]);
    expect(mappingFault(system, proposedMapping(system))).toBeNull();
  });
  it('has headers of its own', () =>
    expect(new Set(columns.map(({ header }) => header)).size).toBe(columns.length));
  it('takes the longest code, and none beyond it', () => {
    const long = (length: number) => mapping(system, { tags: { A: 'x'.repeat(length) } });
    expect(mappingFault(system, long(codeMax))).toBeNull();
    expect(mappingFault(system, long(codeMax + 1))).toBe('exchange.code');
  });
});

describe('a mapping', () => {
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`T${at}`, 'X']));
  test.each([
    ['as many tags as fit', { tags: many(mappingLimits.tags) }, true],
    ['one tag more', { tags: many(mappingLimits.tags + 1) }, false],
    ['an empty code', { tags: { A: '' } }, false],
    ['a code with a line break', { tags: { A: 'a\nb' } }, false],
    ['a code with a hidden mark', { tags: { A: 'a\u202Eb' } }, false],
    ['a result that is none', { results: { dead: 'X' } }, false],
    ['a field that is none', { extra: 1 }, false],
    ['no results', { results: {} }, true],
  ])('with %s: %#', (_, fields, fits) =>
    expect(codeMapping.safeParse({ ...proposedMapping('van'), ...fields }).success).toBe(fits),
  );
  it('is refused with a number that the system lacks, two headers alike, or a comma for GOP Data Center', () => {
    expect(mappingFault('van', mapping('van', { id_header: 'PDI ID' }))).toBe('exchange.id');
    const alike = { ...codes, other: { header: 'canvass result', answers: {} } };
    expect(mappingFault('van', mapping('van', { questions: alike }))).toBe('exchange.header');
    expect(mappingFault('gop', mapping('gop', { tags: { A: 'Sign, yard' } }))).toBe('exchange.code');
    expect(mappingFault('van', mapping('van', { tags: { A: 'Sign, yard' } }))).toBeNull();
  });
  test.each([null, '', '{', '[]', '{"id_header":"Other"}'])('stored as %j is the proposed one', (body) =>
    expect(storedMapping('pdi', body)).toEqual(proposedMapping('pdi')),
  );
});
