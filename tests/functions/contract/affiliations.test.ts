import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/access.ts';
import type { RecordedGift } from '#shared/api/gifts-api.ts';
import { saveAffiliationCall } from '#shared/api/limits-api.ts';
import { affiliations } from '#shared/collections/affiliations.ts';
import { elections } from '#shared/collections/campaign-elections.ts';
import { financeSettings, financeSettingsId } from '#shared/collections/finance-settings.ts';
import { giftEntries } from '#shared/collections/gift-entries.ts';
import { affiliationsMax } from '#shared/domain/money/affiliation.ts';
import { heldParts } from '#shared/domain/money/held.ts';
import { contextOf } from '#shared/domain/money/person-meter.ts';
import { donorTotals } from '#shared/domain/totals.ts';
import { heldCases } from '#shared/usecases/exports/export-held.ts';
import { recordGift } from '#shared/usecases/gifts/record-gift.ts';
import { saveAffiliation } from '#shared/usecases/limits/save-affiliation.ts';
import { mergeCampaign, stamps } from './merge-campaign.ts';

const race = {
  ...{ jurisdiction: 'US-NJ', office: 'us_house' as const },
  ...{ cycle_from: '2026-11-04', cycle_to: '2028-11-07' },
};
const primary = { code: 'P2028', day: '2028-03-07', on_ballot: true };

async function campaign() {
  const made = await mergeCampaign();
  const { call, as, add, seed } = made;
  const by = { created_by: 'a', updated_by: 'a', ...stamps };
  for (const [id, donor_kind] of [
    ['pac', 'multicandidate_pac'],
    ['twin', 'multicandidate_pac'],
    ['third', 'pac'],
    ['party', 'party'],
    ['ana', null],
  ] as const)
    await add(
      id,
      { name: `${id} Fund`, kind: donor_kind ? 'organization' : 'person' },
      { ...donorTotals([]), donor_kind },
    );
  await seed(financeSettings, financeSettingsId, financeSettings.schema.parse({ ...race, ...by }));
  await seed(elections, '00', { ...primary, ...by });
  let number = 0;
  const save = (donorIds: string[], id = 'group', role: Role = 'finance') => {
    number += 1;
    return call(saveAffiliation, { id, name: 'Harbor', donorIds }, { ...as(role), callId: `save-${number}` });
  };
  const give = (id: string, donorId: string, dollars: number) =>
    call(
      recordGift,
      recordGift.endpoint.request.parse({
        ...{ id, donorId, amount: dollars * 100, date: '2026-11-10', status: 'completed', type: 'one_time' },
        ...{ method: 'check', check_number: null, source_code: null, note: null, election: 'P2028' },
      }) as RecordedGift,
      as(),
    );
  const read = () => made.contexts(as()).memory.read;
  const group = (id = 'group') => read().get(affiliations, id);
  return { ...made, save, give, read, group };
}

describe('a shared limit', () => {
  it('is of those who are named, once, until nobody is', async () => {
    const { save, group, compare } = await campaign();
    for (let time = 0; time < 2; time += 1)
      expect(await save(['pac', 'twin'])).toEqual({ answer: { members: 2 } });
    await compare();
    expect(await group()).toMatchObject({
      ...{ name: 'Harbor', donor_ids: ['pac', 'twin'], all_ids: ['pac', 'twin'] },
      members: [
        { donor_id: 'pac', donor_kind: 'multicandidate_pac', giving: '' },
        { donor_id: 'twin', donor_kind: 'multicandidate_pac', giving: '' },
      ],
    });
    expect(await save(['pac', 'twin', 'third'])).toEqual({ answer: { members: 3 } });
    expect(await save([])).toEqual({ answer: { members: 0 } });
    await compare();
    expect(await group()).toBeNull();
  });

  it.each<[string, string[], string]>([
    ['one alone', ['pac'], 'affiliations.alone'],
    ['a person', ['pac', 'ana'], 'affiliations.kind'],
    ['a PAC with a party', ['pac', 'party'], 'affiliations.mixed'],
    ['the same donor twice', ['pac', 'pac'], 'affiliations.twice'],
    ['another organization’s donor', ['pac', 'elsewhere'], 'gifts.noDonor'],
  ])('is refused for %s', async (_, ids, why) => {
    const { save, group } = await campaign();
    expect(await save(ids)).toMatchObject({ refused: why });
    expect(await group()).toBeNull();
  });

  it('has each donor once, also in another group, under a forged id, and by who may not set limits', async () => {
    const { save, group, seed } = await campaign();
    await save(['pac', 'twin']);
    expect(await save(['twin', 'third'], 'second')).toMatchObject({ refused: 'affiliations.elsewhere' });
    for (const role of ['field', 'user'] as const)
      expect(await save([], 'group', role)).toHaveProperty('refused');
    expect(await group('second')).toBeNull();
    expect(await group()).not.toBeNull();
    const parse = (body: object) => saveAffiliationCall.request.safeParse(body).success;
    const ids = (count: number) => Array.from({ length: count }, (_, at) => `d${at}`);
    const body = { id: 'group', name: 'Harbor', donorIds: ids(20) };
    expect(parse(body)).toBe(true);
    for (const wrong of [
      { ...body, donorIds: ids(21) },
      { ...body, id: '../other/affiliations/x' },
      { ...body, members: [] },
      { ...body, name: 'x'.repeat(121) },
    ])
      expect(parse(wrong)).toBe(false);
    for (let at = 1; at < affiliationsMax; at += 1)
      await seed(affiliations, `g${at}`, {
        ...{ name: 'Full', donor_ids: [], all_ids: [], members: [] },
        ...{ created_by: 'a', updated_by: 'a', ...stamps },
      });
    expect(await save(['party', 'party2'], 'more')).toMatchObject({ refused: 'gifts.noDonor' });
    expect(await save(['third', 'third'], 'more')).toMatchObject({ refused: 'affiliations.twice' });
  });

  it('lets forty at once through two PACs book no more than it, and the rest is a case of whose gift it is', async () => {
    const { save, give, read, contexts, as } = await campaign();
    await save(['pac', 'twin']);
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => give(`g${10 + at}`, at % 2 === 0 ? 'pac' : 'twin', 500)),
    );
    const entries = await read().find(giftEntries, {});
    expect(entries).toHaveLength(40);
    const law = contextOf({ settings: race, elections: [primary], own: [] });
    if (!law) throw new Error('There is no race.');
    const kind = 'multicandidate_pac' as const;
    const of = (id: string) => entries.filter(({ donor_id }) => donor_id === id);
    const held = [
      ...heldParts({ kind, entries: of('pac'), others: [{ kind, entries: of('twin') }] }, law),
      ...heldParts({ kind, entries: of('twin'), others: [{ kind, entries: of('pac') }] }, law),
    ];
    // $20,000 came, of which $5,000 count: thirty gifts of $500 are held, each once.
    expect(held.reduce((sum, { cents }) => sum + cents, 0)).toBe(1_500_000);
    expect(new Set(held.map(({ gift }) => gift)).size).toBe(30);
    const exported = await heldCases(contexts(as()).memory, '2026-11-21');
    expect(exported).toHaveLength(30);
  });
});
