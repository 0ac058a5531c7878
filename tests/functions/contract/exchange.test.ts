import { describe, expect, it, test } from 'vitest';
import {
  type ExchangePart,
  type ExchangePeriod,
  type ExchangePreview,
  exchangeExportCall,
  exchangePreviewCall,
} from '#shared/api/exchange-api.ts';
import { audit } from '#shared/collections/audit.ts';
import { exchangeMappings } from '#shared/collections/exchange-mappings.ts';
import { voterChunks } from '#shared/collections/voter-chunks.ts';
import { voterEvents } from '#shared/collections/voter-events.ts';
import { voterFiles } from '#shared/collections/voter-files.ts';
import { exchangeDaysMax, exchangeEventsMax, exchangeLimits, exchangeSeenMs } from '#shared/constants.ts';
import {
  codeMapping,
  mappingBodyMax,
  mappingLimits,
  proposedMapping,
} from '#shared/domain/exchange/code-mapping.ts';
import { fullEvent, type VoterDraft } from '#shared/domain/voters/learned.ts';
import { mayClose } from '#shared/domain/voters/may-close.ts';
import { packChunk } from '#shared/domain/voters/pack.ts';
import { chunkIdOf } from '#shared/domain/voters/receive-voter-file.ts';
import { columnsOf, sortVoters } from '#shared/domain/voters/sort-voters.ts';
import { emptyVoter } from '#shared/domain/voters/testing.ts';
import type { DataChannel, Voter } from '#shared/domain/voters/voter-file-columns.ts';
import { VoterTable } from '#shared/domain/voters/voter-table.ts';
import { exportExchange } from '#shared/usecases/exchange/export-exchange.ts';
import { previewExchange } from '#shared/usecases/exchange/preview-exchange.ts';
import { saveExchangeMapping } from '#shared/usecases/exchange/save-mapping.ts';
import { parseCsv } from '../csv.ts';
import { promise } from '../voter-file-import.ts';
import { bothStores, moment } from './both-stores.ts';

const happened = Date.parse('2026-10-03T15:00:00Z');
const now = Date.parse('2026-10-20T15:00:00Z');
const period: ExchangePeriod = {
  ...{ system: 'van', from: '2026-10-01', to: '2026-10-07', zone: 'America/New_York' },
  kinds: ['results', 'answers', 'tags'],
};

const voter = (id: string, fields: Partial<Voter> = {}): Voter => ({ ...emptyVoter, id, ...fields });

/** A campaign with a voter file of VAN's layout in two chunks, and what was learned of its voters. */
async function campaign(
  layout: 'van' | 'l2' = 'van',
  permission: { uses?: DataChannel[]; expires?: string } = {},
) {
  const stores = bothStores();
  const { seed, contexts } = stores;
  const parts: Voter[][] = [
    [
      voter('101', { cell: '+15035550101' }),
      voter('102', { landline: '+15035550102', cell: '+15035550103' }),
    ],
    [voter('103', { street: 'Oak St' }), voter('LAL104')],
  ];
  const chunks: Buffer[] = [];
  for (const voters of parts) {
    const table = new VoterTable([]);
    for (const one of voters) table.add(one);
    const numbers = {
      dictionary: ['', 'NJ900101'],
      codes: Uint32Array.from(voters, ({ id }) => (id === '101' ? 1 : 0)),
    };
    table.data = new Map([['pdi', numbers]]);
    chunks.push(Buffer.from(await packChunk(columnsOf(table, sortVoters(table), 0, table.rows))));
  }
  const file = promise('f', chunks, {
    layout,
    parts: [
      {
        ...{
          id: 'p',
          kind: 'data',
          file_name: 'pdi.csv',
          source: 'PDI',
          dated: null,
          permitted_use: '2026-01',
        },
        ...{
          expires: null,
          rows: 1,
          matched: 1,
          ...permission,
          columns: [
            { id: 'pdi', name: 'PDI ID (own)', type: 'choice' },
            { id: 'group', name: 'Ethnicity', type: 'choice' },
          ],
        },
      },
    ],
  });
  const stamps = {
    state: 'current',
    previous: null,
    started_by: 'ana',
    started_at: moment(happened),
    finished_at: moment(happened),
  } as const;
  await seed(voterFiles, 'f', voterFiles.schema.parse({ ...file, ...stamps }));
  for (const [index, data] of chunks.entries())
    await seed(voterChunks, chunkIdOf('f', index), { file_id: 'f', index, data });
  let [made, downloads] = [0, 0];
  const learn = async (draft: VoterDraft, day = 3, by = 'ana') => {
    made += 1;
    const at = happened + (day - 3) * 86_400_000 + made * 1_000;
    const event = { ...fullEvent(draft), by, happened_at: at, received_at: moment(at) };
    const stored = voterEvents.schema.parse({ ...event, closes: mayClose(event) });
    await seed(voterEvents, `e${made}`, stored);
  };
  const options = { by: 'ana', at: now };
  const preview = async (input: ExchangePeriod = period): Promise<ExchangePreview> => {
    const outcome = await stores.call(previewExchange, input, options);
    return exchangePreviewCall.response.parse('answer' in outcome ? outcome.answer : outcome);
  };
  /** The file of both stores, which are the same. */
  const csv = async (input: ExchangePeriod = period, part: ExchangePart = 'upload', skip = 0) => {
    const { seen } = await preview(input);
    // New ids follow from the clock.
    downloads += 1;
    const { server, memory } = contexts({ ...options, at: now + downloads });
    const texts: string[] = [];
    for (const context of [server, memory]) {
      const { chunks: pieces } = await exportExchange.run({ ...input, seen, part, skip }, context);
      let text = '';
      for await (const piece of pieces) text += piece;
      texts.push(text);
    }
    expect(texts[1]).toBe(texts[0]);
    return texts[0] ?? '';
  };
  return { ...stores, learn, csv, preview, options };
}

test('contacts leave in the layout of VAN, and what is left out is told with its reason', async () => {
  const { call, learn, csv, preview, options, compare, contexts, organization } = await campaign();
  const at = (voter_id: string, draft: Partial<VoterDraft> & Pick<VoterDraft, 'kind'>): VoterDraft => ({
    ...{ voter_id, source: 'door', ...draft },
  });
  await learn(at('101', { kind: 'attempt', outcome: 'canvassed', source: 'phone' }));
  await learn(at('101', { kind: 'support', score: 2, source: 'phone' }));
  await learn(at('101', { kind: 'answer', question: 'top_issue', answers: ['schools'], source: 'phone' }));
  await learn(at('101', { kind: 'note', text: 'Told us a secret', source: 'phone' }));
  await learn(at('102', { kind: 'attempt', outcome: 'wrong_number', source: 'phone' }));
  await learn(at('103', { kind: 'attempt', outcome: 'deceased' }));
  await learn(at('103', { kind: 'tag', tag: '=1+1', is_on: true }), 4);
  await learn(at('LAL104', { kind: 'attempt', outcome: 'not_home' }));
  await learn(at('met-1', { kind: 'attempt', outcome: 'not_home' }));
  await learn(at('101', { kind: 'attempt', outcome: 'not_home' }), 8);
  const mapping = {
    ...proposedMapping('van'),
    questions: { support: { header: 'Support ID', answers: { '2': 'Lean' } } },
  };
  expect(await call(saveExchangeMapping, { system: 'van', mapping, seen: 0 }, options)).toEqual({
    answer: { revision: 1 },
  });
  expect(await preview()).toEqual({
    seen: { at: now, revision: 1, file: 'f', contacts: 6 },
    ...{ rows: 2, sent: 3, more: 0 },
    skipped: [
      { reason: 'not_in_file', count: 1 },
      { reason: 'bad_id', count: 1 },
      { reason: 'doubted', count: 1 },
      { reason: 'no_code', count: 1 },
    ],
    left: [
      { reason: 'not_in_file', count: 1 },
      { reason: 'bad_id', count: 1 },
      { reason: 'doubted', count: 1 },
      { reason: 'no_code', count: 2 },
    ],
    found: [
      { kind: 'answers', question: 'top_issue', name: 'schools', count: 1, isCoded: false },
      { kind: 'tags', question: null, name: '=1+1', count: 1, isCoded: false },
      { kind: 'results', question: null, name: 'not_home', count: 2, isCoded: true },
      { kind: 'results', question: null, name: 'canvassed', count: 1, isCoded: true },
      { kind: 'answers', question: 'support', name: '2', count: 1, isCoded: true },
      { kind: 'results', question: null, name: 'wrong_number', count: 1, isCoded: true },
      { kind: 'results', question: null, name: 'deceased', count: 1, isCoded: true },
    ],
  });
  const lines = parseCsv(await csv());
  expect(lines).toEqual([
    ['VANID', 'Date Contacted', 'Phone Number', 'Canvass Result', 'Contact Type', 'Support ID'],
    ['101', '10/03/2026', '5035550101', 'Canvassed', 'Phone', 'Lean'],
    ['102', '10/03/2026', '', 'Wrong Number', 'Phone', ''],
  ]);
  const { server } = contexts({ ...options });
  expect(await server.read.find(audit, {})).toMatchObject([
    { type: 'data_exported', what: 'voter_contacts', subject_name: 'VAN', count: 6, actor_id: 'ana' },
  ]);
  expect(organization).not.toBe('');
  const left = parseCsv(await csv(period, 'left'));
  expect(left).toEqual([
    ['Voter ID', 'Date', 'Source', 'Kind', 'Question', 'Value', 'Reason'],
    ['101', '2026-10-03', 'phone', 'answers', 'top_issue', 'schools', 'no_code'],
    ['LAL104', '2026-10-03', 'door', 'results', '', 'not_home', 'bad_id'],
    ['103', '2026-10-03', 'door', 'results', '', 'deceased', 'doubted'],
    ['103', '2026-10-04', 'door', 'tags', '', "'=1+1", 'no_code'],
    ['met-1', '2026-10-03', 'door', 'results', '', 'not_home', 'not_in_file'],
  ]);
  await compare();
});

test('an answer that is forged as the score stands in no file as the score', async () => {
  const { call, learn, csv, options } = await campaign();
  const from = { voter_id: '101', source: 'door' } as const;
  await learn({ ...from, kind: 'attempt', outcome: 'canvassed' });
  await learn({ ...from, kind: 'support', score: 5 });
  await learn({ ...from, kind: 'answer', question: 'support', answers: ['1'] });
  await learn({ ...from, voter_id: '102', kind: 'answer', question: 'support', answers: ['1'] });
  const questions = { support: { header: 'Support ID', answers: { '1': 'Strong', '5': 'Against' } } };
  const mapping = { ...proposedMapping('van'), questions };
  await call(saveExchangeMapping, { system: 'van', mapping, seen: 0 }, options);
  const text = await csv();
  expect(parseCsv(text).map((cells) => cells.at(-1))).toEqual(['Support ID', 'Against']);
  expect(text).not.toContain('Strong');
  expect(parseCsv(await csv(period, 'left')).slice(1)).toEqual([
    ['101', '2026-10-03', 'door', 'answers', 'answer:support', '1', 'no_code'],
    ['102', '2026-10-03', 'door', 'answers', 'answer:support', '1', 'no_code'],
  ]);
});

test('a download that broke off goes on behind the lines that came', async () => {
  const { learn, csv } = await campaign();
  for (const id of ['101', '102', '103'])
    await learn({ voter_id: id, kind: 'attempt', source: 'door', outcome: 'not_home' });
  const whole = await csv();
  const lines = whole.split(/(?<=\r\n)/);
  expect(lines).toHaveLength(4);
  for (const skip of [1, 3]) expect(await csv(period, 'upload', skip)).toBe(lines.slice(skip).join(''));
  expect(await csv(period, 'upload', 5)).toBe('');
});

describe('a file is made from what was counted, else refused', () => {
  const setUp = async () => {
    const stores = await campaign();
    await stores.learn({ voter_id: '101', kind: 'attempt', source: 'door', outcome: 'not_home' });
    const { seen } = await stores.preview();
    const take = async (changes: object = {}, at = now) => {
      const { server } = stores.contexts({ ...stores.options, at });
      const { chunks } = await exportExchange.run(
        { ...period, part: 'upload', skip: 0, seen: { ...seen, ...changes } },
        server,
      );
      let text = '';
      for await (const piece of chunks) text += piece;
      return text;
    };
    return { ...stores, seen, take };
  };
  const changed = { key: 'exchange.changed' };

  it('what came in since is not in it', async () => {
    const { learn, take } = await setUp();
    const before = await take();
    await learn({ voter_id: '102', kind: 'attempt', source: 'door', outcome: 'not_home' }, 30);
    expect(await take({}, now + 23 * 3_600_000)).toBe(before);
  });
  it('with other codes, another voter file, another count, or a preview of tomorrow or the day before', async () => {
    const { take, call, options } = await setUp();
    for (const forged of [{ revision: 1 }, { file: 'other' }, { contacts: 2 }, { at: now + 1 }])
      await expect(take(forged)).rejects.toMatchObject(changed);
    await expect(take({}, now + exchangeSeenMs)).resolves.toContain('101');
    await expect(take({}, now + exchangeSeenMs + 1)).rejects.toMatchObject(changed);
    await call(saveExchangeMapping, { system: 'van', mapping: proposedMapping('van'), seen: 0 }, options);
    await expect(take()).rejects.toMatchObject(changed);
  });
  it('and another campaign has neither its contacts nor its codes', async () => {
    const { seen } = await setUp();
    const other = await campaign();
    const { server } = other.contexts(other.options);
    const input = { ...period, part: 'upload', skip: 0, seen } as const;
    await expect(exportExchange.run(input, server)).rejects.toMatchObject(changed);
    expect(await server.read.find(audit, {})).toEqual([]);
  });
});

describe('of another campaign', () => {
  it('neither contacts, nor codes, nor the voter file are counted, and saved codes change only the own ones', async () => {
    const own = await campaign();
    await own.learn({ voter_id: '101', kind: 'attempt', source: 'door', outcome: 'not_home' });
    const mapping = { ...proposedMapping('van'), tags: { Ours: 'OURS' } };
    await own.call(saveExchangeMapping, { system: 'van', mapping, seen: 0 }, own.options);
    const other = await campaign();
    expect(await other.preview()).toMatchObject({ seen: { revision: 0, contacts: 0 }, rows: 0, found: [] });
    expect(
      await other.call(
        saveExchangeMapping,
        { system: 'van', mapping: proposedMapping('van'), seen: 1 },
        other.options,
      ),
    ).toMatchObject({ refused: 'exchange.otherCodes' });
    const { server } = own.contexts(own.options);
    const stored = await server.read.get(exchangeMappings, 'van');
    expect(stored).toMatchObject({ revision: 1, body: expect.stringContaining('OURS') });
  });
});

describe('codes', () => {
  const save = { system: 'van', mapping: proposedMapping('van') } as const;
  it('are not overwritten by who has not seen the last change, and a repeated call changes nothing', async () => {
    const { call, options, compare } = await campaign();
    const first = { ...options, callId: 'first' };
    expect(await call(saveExchangeMapping, { ...save, seen: 0 }, first)).toEqual({ answer: { revision: 1 } });
    expect(await call(saveExchangeMapping, { ...save, seen: 0 }, first)).toEqual({ answer: { revision: 1 } });
    for (const seen of [0, 2])
      expect(await call(saveExchangeMapping, { ...save, seen }, options)).toMatchObject({
        refused: 'exchange.otherCodes',
      });
    expect(await call(saveExchangeMapping, { ...save, seen: 1 }, options)).toEqual({
      answer: { revision: 2 },
    });
    await compare();
  });
  it('that forty change at once are changed by one of them', async () => {
    const { contexts, options } = await campaign();
    const { server } = contexts(options);
    const all = await Promise.allSettled(
      Array.from({ length: 40 }, () => saveExchangeMapping.run({ ...save, seen: 0 }, server)),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await server.read.get(exchangeMappings, 'van')).toMatchObject({ revision: 1 });
  });
});

it('is asked for at most so often', async () => {
  const { contexts, options } = await campaign();
  const { memory } = contexts(options);
  const [limit] = exchangeLimits;
  for (let call = 0; call < limit.failures; call += 1) await previewExchange.run(period, memory);
  await expect(previewExchange.run(period, memory)).rejects.toMatchObject({ key: 'attempts.tooMany' });
});

test('a campaign’s own column has the number of another system', async () => {
  const { call, learn, csv, options } = await campaign();
  await learn({ voter_id: '101', kind: 'attempt', source: 'door', outcome: 'not_home' });
  await learn({ voter_id: '102', kind: 'attempt', source: 'door', outcome: 'not_home' });
  const mapping = { ...proposedMapping('pdi'), id_header: 'PDI ID', id_column: 'pdi' };
  await call(saveExchangeMapping, { system: 'pdi', mapping, seen: 0 }, options);
  const pdi: ExchangePeriod = { ...period, system: 'pdi' };
  expect(parseCsv(await csv(pdi))).toEqual([
    ['PDI ID', 'Date', 'Result'],
    ['NJ900101', '10/03/2026', 'NOTHOME'],
  ]);
  expect(await call(previewExchange, pdi, options)).toMatchObject({
    answer: { rows: 1, skipped: [{ reason: 'no_id', count: 1 }] },
  });
});

describe('is refused', () => {
  it('where the file’s own IDs are another system’s, which would be other people there', async () => {
    const { call, options } = await campaign('l2');
    expect(await call(previewExchange, period, options)).toMatchObject({ refused: 'exchange.otherNumber' });
  });
  it('where the column is not in the file, or there is no file', async () => {
    const { call, options } = await campaign();
    const mapping = { ...proposedMapping('van'), id_column: 'gone' };
    await call(saveExchangeMapping, { system: 'van', mapping, seen: 0 }, options);
    expect(await call(previewExchange, period, options)).toMatchObject({ refused: 'exchange.noColumn' });
    const none = bothStores();
    expect(await none.call(previewExchange, period, options)).toMatchObject({ refused: 'exchange.noFile' });
  });
  it.each<[string, string, { uses: DataChannel[]; expires?: string }]>([
    ['whose source permits no exports', 'pdi', { uses: ['calls', 'doors'] }],
    ['whose permission ended', 'pdi', { uses: ['exports'], expires: '2026-09-30' }],
    ['of race or ethnicity', 'group', { uses: ['exports'] }],
  ])('where the numbers are in a column %s', async (_, id_column, permission) => {
    const { call, options } = await campaign('van', permission);
    const mapping = { ...proposedMapping('pdi'), id_header: 'External ID', id_column };
    await call(saveExchangeMapping, { system: 'pdi', mapping, seen: 0 }, options);
    const pdi: ExchangePeriod = { ...period, system: 'pdi' };
    expect(await call(previewExchange, pdi, options)).toMatchObject({ refused: 'exchange.columnUse' });
  });
  it('to whoever may not read voters, and nothing is written', async () => {
    const { call, contexts, options, documents } = await campaign();
    const { server: before } = await documents();
    const finance = { ...options, role: 'finance' as const };
    expect(await call(previewExchange, period, finance)).toMatchObject({ refused: 'request.notAllowed' });
    expect(
      await call(saveExchangeMapping, { system: 'van', mapping: proposedMapping('van'), seen: 0 }, finance),
    ).toMatchObject({ refused: 'request.notAllowed' });
    const seen = { at: now, revision: 0, file: 'f', contacts: 0 };
    const taken = exportExchange.run({ ...period, seen, part: 'upload', skip: 0 }, contexts(finance).server);
    await expect(taken).rejects.toMatchObject({ key: 'request.notAllowed' });
    expect((await documents()).server).toEqual(before);
  });
  it('with a code that the system does not take', async () => {
    const { call, options } = await campaign();
    const long = { ...proposedMapping('pdi'), tags: { A: 'x'.repeat(11) } };
    expect(await call(saveExchangeMapping, { system: 'pdi', mapping: long, seen: 0 }, options)).toMatchObject(
      {
        refused: 'exchange.code',
      },
    );
  });
});

it('keeps the largest mapping, and refuses one character more, so that what is kept can be read', async () => {
  const { call, contexts, options } = await campaign();
  const filled = (count: number, of: (at: number) => readonly [string, unknown]) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => of(at)));
  const wide = (at: number, max: number) => `${at}`.padEnd(max, 'x');
  const { questions, answers, header, code } = mappingLimits;
  const bare = {
    ...proposedMapping('van'),
    questions: filled(questions, (at) => [
      wide(at, 64),
      { header: wide(at, header), answers: filled(answers, (one) => [wide(one, 64), wide(one, code)]) },
    ]),
  };
  /** All questions, and as many tags as make up the rest: each takes six signs beside its name and its code. */
  const ofSize = (size: number) => {
    const rest = size - JSON.stringify(bare).length + 1;
    const count = Math.ceil(rest / (60 + code + 6));
    const codeAt = (at: number) => Math.floor(rest / count) + (at < rest % count ? 1 : 0) - 66;
    return codeMapping.parse({ ...bare, tags: filled(count, (at) => [wide(at, 60), wide(at, codeAt(at))]) });
  };
  const largest = ofSize(mappingBodyMax);
  expect(JSON.stringify(largest)).toHaveLength(mappingBodyMax);
  const save = { system: 'van' as const, seen: 0 };
  const more = { ...save, mapping: ofSize(mappingBodyMax + 1) };
  expect(await call(saveExchangeMapping, more, options)).toMatchObject({ refused: 'exchange.manyCodes' });
  expect(await call(saveExchangeMapping, { ...save, mapping: largest }, options)).toEqual({
    answer: { revision: 1 },
  });
  expect(await contexts(options).server.read.get(exchangeMappings, 'van')).toMatchObject({ revision: 1 });
});

it('a stored mapping that cannot be read is the proposed one', async () => {
  const { seed, learn, csv } = await campaign();
  await seed(exchangeMappings, 'van', {
    system: 'van',
    body: '{"id_header":1}',
    revision: 1,
    changed_by: 'ana',
    changed_at: moment(now),
  });
  await learn({ voter_id: '101', kind: 'attempt', source: 'door', outcome: 'not_home' });
  expect(parseCsv(await csv())).toHaveLength(2);
});

test.each([
  ['the longest period', { from: '2026-01-01', to: '2027-01-01' }, true],
  ['a day more', { from: '2026-01-01', to: '2027-01-02' }, false],
  ['a period that ends before it begins', { from: '2026-01-02', to: '2026-01-01' }, false],
  ['no such zone', { zone: 'Mars/Olympus' }, false],
  ['no such day', { from: '2026-02-30' }, false],
  ['no such system', { system: 'l2' }, false],
  ['nothing of a contact', { kinds: [] }, false],
  ['the same twice', { kinds: ['tags', 'tags'] }, false],
  ['a field that is none', { extra: 1 }, false],
])('%s is taken: %#', (_, fields, fits) => {
  expect(exchangeDaysMax).toBe(366);
  const seen = { at: now, revision: 0, file: 'f', contacts: 0 };
  const taken = { ...period, ...fields };
  expect(exchangePreviewCall.request.safeParse(taken).success).toBe(fits);
  const file = { ...taken, seen, part: 'upload', skip: 0 };
  expect(exchangeExportCall.request.safeParse(file).success).toBe(fits);
});

it('reads at most so many results', async () => {
  const { contexts, options } = await campaign();
  const { server } = contexts(options);
  const counting = (count: number) => ({ ...server, read: { ...server.read, count: async () => count } });
  await expect(previewExchange.run(period, counting(exchangeEventsMax))).resolves.toMatchObject({ rows: 0 });
  await expect(previewExchange.run(period, counting(exchangeEventsMax + 1))).rejects.toMatchObject({
    key: 'exchange.tooMany',
  });
});
