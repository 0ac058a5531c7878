import '../../../shared/text/form/en.ts';
import '../../../shared/text/held/en.ts';
import { describe, expect, it, test } from 'vitest';
import { mostUrgentFirst } from '#shared/domain/money/held.ts';
import { meterOf } from '#shared/domain/money/meter.ts';
import { federalRace } from '#shared/domain/money/meter-kit.ts';
import { meterEntries, type StoredEntry } from '#shared/domain/money/person-meter.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { casesOf, type HeldCase } from './held-cases.ts';
import { letterOfCase, templateOf } from './letter-of-case.ts';
import { electionsFor, proposalsFor, requestFor, type Typed, typedFor } from './resolve-form.ts';

const today = '2027-06-01';
const gift = (cents: number, rest: Partial<StoredEntry> = {}): StoredEntry => ({
  ...{ gift_id: 'g', kind: 'gift', cents, day: '2027-05-04', election: null },
  ...rest,
});
const linesOf = (entries: StoredEntry[]) =>
  meterOf(
    meterEntries({ kind: 'individual', entries, pledges: [] }, federalRace),
    'individual',
    federalRace,
    today,
  );
const ana = { id: 'ana', name: 'Ana Cruz', name_key: 'ana cruz' };
const ben = { id: 'ben', name: 'Ben Ruiz', name_key: 'ben ruiz' };
function caseOf(entries: StoredEntry[]): HeldCase {
  const [found] = casesOf(ana, 'individual', entries, federalRace);
  if (!found) throw new Error('nothing is held');
  return found;
}
/** $9,140 for the primary: 5,640 above, of which the general election takes 3,500. */
const held = caseOf([gift(914_000)]);

describe('proposals', () => {
  it('are a later election, then the other donor, then a refund', () => {
    const lines = linesOf([gift(200_000, { gift_id: 'b' })]);
    expect(proposalsFor(held, { isDesignated: false, other: { donor: ben, lines }, today })).toMatchObject([
      { kind: 'redesignate', election: 'G2028', cents: 350_000, needs: 'notice', by: '2027-07-03' },
      { kind: 'reattribute', election: 'P2028', cents: 150_000, needs: 'notice' },
      { kind: 'reattribute', election: 'G2028', cents: 64_000 },
    ]);
    expect(proposalsFor(held, { isDesignated: true, other: null, today })).toMatchObject([
      { kind: 'redesignate', cents: 350_000, needs: 'signature' },
      { kind: 'refund', cents: 214_000 },
    ]);
    expect(
      proposalsFor(held, { isDesignated: true, other: { donor: ben, lines: null }, today }),
    ).toHaveLength(2);
  });

  it('are the same once the primary is over, while the days run', () => {
    const late = caseOf([gift(914_000, { day: '2028-03-01' })]);
    const lines = casesOf(
      ben,
      'individual',
      [gift(914_000, { gift_id: 'b', day: '2028-03-01' })],
      federalRace,
    )[0]?.lines;
    const at = { isDesignated: false, today: '2028-03-20' };
    expect(proposalsFor(late, { ...at, other: null })).toMatchObject([
      { kind: 'redesignate', election: 'G2028', cents: 350_000, needs: 'notice', by: '2028-04-30' },
      { kind: 'refund', cents: 214_000 },
    ]);
    // What Ben has left is all for the general election.
    expect(proposalsFor(late, { ...at, other: { donor: ben, lines: lines ?? null } })).toMatchObject([
      { kind: 'redesignate', cents: 350_000 },
      { kind: 'reattribute', election: 'G2028', cents: 214_000 },
    ]);
  });

  it('go only to elections that are ahead and that money is not in', () => {
    expect(electionsFor(held, today)).toEqual(['G2028']);
    expect(electionsFor({ ...held, election: 'G2028' }, '2028-03-08')).toEqual([]);
  });

  it('fill in the form, on no day before the gift', () => {
    const [offer] = proposalsFor(held, { isDesignated: false, other: null, today });
    if (!offer) throw new Error('no offer');
    expect(typedFor(held, offer, today)).toMatchObject({
      ...{ how: 'redesignate', election: 'G2028', amount: '3500.00', day: today },
    });
    expect(typedFor(held, offer, '2027-05-01').day).toBe('2027-05-04');
  });
});

test('cases come in the order of their deadlines, those without one last', () => {
  const at = (by: string | null, day: string) => ({ by, day });
  const [late, soon, old, young] = [
    at('2027-01-02', '2026-11-03'),
    at('2027-03-02', '2027-01-01'),
    at(null, '2026-11-05'),
    at(null, '2027-02-01'),
  ] as const;
  expect([young, old, soon, late].toSorted(mostUrgentFirst)).toEqual([late, soon, old, young]);
});

describe('a request', () => {
  const typed: Typed = { how: 'redesignate', election: 'G2028', amount: '3,500', day: today, reason: '' };
  const ask = (part: Partial<Typed>, other: typeof ben | null = null) => {
    try {
      return requestFor(held, { ...typed, ...part }, { other, today });
    } catch (error) {
      return messageFor(error);
    }
  };

  it('is what the server takes', () => {
    const money = { cents: 350_000, day: today, from: 'P2028' };
    expect(ask({})).toMatchObject({ move: { is: 'redesignate', ...money, to: 'G2028' } });
    expect(ask({ how: 'refund' })).toMatchObject({ is: 'refund', change: { is: 'refund', ...money } });
    for (const election of ['P2028', 'G2028', ''])
      expect(ask({ how: 'reattribute', election }, ben)).toMatchObject({
        move: { is: 'reattribute', ...money, to: election || 'P2028', donorId: 'ben' },
      });
  });

  it.each<[string, Partial<Typed>, typeof ben | null, RegExp]>([
    ['nothing', { amount: '0' }, null, /up to \$5,640/],
    ['less than nothing', { amount: '-1' }, null, /up to/],
    ['ten million dollars', { amount: '10,000,000' }, null, /up to/],
    ['a cent more than is held', { amount: '5,640.01' }, null, /up to/],
    ['a day before the gift', { day: '2027-05-03' }, null, /Choose a day from/],
    ['1970', { day: '1970-01-01' }, null, /Choose a day from/],
    ['tomorrow', { day: '2027-06-02' }, null, /Choose a day from/],
    ['no election', { election: '' }, null, /no later election/],
    ['nobody', { how: 'reattribute' }, null, /Choose the donor/],
    ['its own donor', { how: 'reattribute' }, ana, /another donor/],
  ])('of %s is refused in the words of the dialog', (_, part, other, why) =>
    expect(ask(part, other)).toMatch(why),
  );
});

describe('its letter', () => {
  const card = {
    ...{ kind: 'person', name: 'José O’Brien-Łuk', given: 'José', family: 'O’Brien-Łuk', prefix: null },
    ...{ street: '12 Elm St', unit: null, city: 'Port Amsel', state: 'NJ', zip: '07001' },
    ...{ employer: null, occupation: null, language: 'es' },
  } as Parameters<typeof letterOfCase>[2];
  const about = { amount: 914_000, campaign: 'Rivera', candidate: 'Ana Rivera', today };

  it.each([
    ['redesignation', 'en', '3,500', 'primary election of 2028', 'general election of 2028'],
    ['redesignation', 'es', '3,500', 'elección primaria de 2028', 'elección general de 2028'],
    ['reattribution', 'en', '3,500', 'primary election of 2028', null],
    ['refund', 'es', '3,500', null, null],
  ] as const)(
    'of a %s in %s says everything, and leaves nothing blank',
    (kind, language, amount, from, to) => {
      const template = templateOf([], kind, { language, signer: 'Ana Rivera' });
      const resolved = {
        ...{
          how: 'redesignate' as const,
          cents: 350_000,
          to: 'G2028',
          other: kind === 'reattribution' ? 'Ben Ruiz' : null,
        },
      };
      const letter = letterOfCase(held, resolved, card, template, about);
      expect(letter).toMatchObject({ hasAddress: true, lacking: [] });
      expect(letter.values.excess_amount).toContain(amount);
      if (from) expect(letter.values.from_election).toBe(from);
      if (to) expect(letter.values.to_election).toBe(to);
    },
  );

  it('is the campaign’s own in the donor’s language where there is one', () => {
    const own = (language: 'en' | 'es') =>
      ({ id: language, kind: 'refund', language, name: 'Ours', body: language }) as never;
    const signer = { signer: 'Ana Rivera' };
    expect(templateOf([own('en'), own('es')], 'refund', { language: 'es', ...signer }).body).toBe('es');
    expect(templateOf([own('en')], 'refund', { language: 'es', ...signer }).body).toBe('en');
    expect(templateOf([own('en')], 'redesignation', { language: 'es', ...signer }).body).toContain('Hola');
  });
});
