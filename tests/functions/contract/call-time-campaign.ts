import type * as z from 'zod/mini';
import type { Role } from '#shared/access.ts';
import type { AskReport, makeCallTimeListCall, takeBlockCall } from '#shared/api/call-time-api.ts';
import { calltimeLists, calltimePeople, calltimeStates } from '#shared/collections/calltime-lists.ts';
import { calltimeBlocks, calltimeOutcomes, calltimeSessions } from '#shared/collections/calltime-sessions.ts';
import { elections } from '#shared/collections/campaign-elections.ts';
import { contactSalts } from '#shared/collections/contact-salts.ts';
import { financeSettings } from '#shared/collections/finance-settings.ts';
import { giftEntries } from '#shared/collections/gift-entries.ts';
import { sheetsIn } from '#shared/domain/call-time/sheet.ts';
import { donorTotals } from '#shared/domain/totals.ts';
import { handBackBlock } from '#shared/usecases/call-time/hand-back.ts';
import { makeCallTimeList } from '#shared/usecases/call-time/make-list.ts';
import { recordAsk } from '#shared/usecases/call-time/record-ask.ts';
import { takeBlock } from '#shared/usecases/call-time/take-block.ts';
import { moment } from './both-stores.ts';
import { mergeCampaign, stamps } from './merge-campaign.ts';

type Made = z.output<typeof makeCallTimeListCall.request>;
type Taken = { answer: z.output<typeof takeBlockCall.response> };
const who = { created_by: 'a', updated_by: 'a' };
export const phoneOf = (number: number): string => `+1503555${String(1_000 + number)}`;

/** A federal campaign with some donors, whose lists and blocks a test makes. `caller`: a volunteer with the grant. */
export async function callTimeCampaign(options: { isMemoryAlone?: boolean } = {}) {
  const made = await mergeCampaign(options);
  const { seed, seedMember, call, as } = made;
  await seed(contactSalts, 'current', {
    salt: 'a salt that is long enough for tests',
    created_at: moment(1),
  });
  await seed(financeSettings, 'current', {
    ...{ jurisdiction: 'US', office: 'us_house', cycle_from: '2026-11-04', cycle_to: '2028-11-07' },
    pledge_reminders: false,
    ...{ ...who, ...stamps },
  });
  await seed(elections, '00', { code: 'P2028', day: '2028-03-07', on_ballot: true, ...who, ...stamps });
  const callerUid = `caller-${made.organization}`;
  const otherUid = `other-caller-${made.organization}`;
  for (const uid of [callerUid, otherUid]) await seedMember(uid, 'canvasser', { grants: ['calltime.work'] });
  const asCaller = (by = callerUid) => ({ ...as('canvasser'), by });
  const donor = async (id: string, fields: object = {}, gifts: readonly number[] = []) => {
    await made.add(
      id,
      { name: `Donor ${id}`, phones: [phoneOf(Number(id) || 0)], ...fields },
      donorTotals([]),
    );
    for (const [place, cents] of gifts.entries())
      await seed(giftEntries, `${id}-${place}`, {
        ...{ gift_id: `${id}-${place}`, donor_id: id, kind: 'gift', cents, day: '2026-11-10' },
        ...{ election: null, reason: null, import_id: null, recorded_at: moment(1), recorded_by: 'a' },
      });
  };
  const make = (people: string[], more: Partial<Made> = {}, role: Role = 'finance') =>
    call(
      makeCallTimeList,
      {
        ...{ id: 'list', name: 'Lapsed', goalCents: 500_000, script: 'Hello', callers: [callerUid] },
        ...{ from: { is: 'people', people } },
        ...more,
      } as Made,
      as(role),
    );
  const input = (block: string, more: object = {}) => ({
    ...{ list: 'list', block, session: `session-${block}`, goalCents: 100_000, minutes: 60 },
    ...more,
  });
  const take = async (block: string, as: ReturnType<typeof asCaller> = asCaller(), more: object = {}) =>
    (await call(takeBlock, input(block, more), as)) as Taken & { refused?: string };
  const report = (block: string, person: string, more: Partial<AskReport> = {}): AskReport => ({
    ...{
      id: `o-${block}-${person}`,
      block,
      person,
      outcome: 'no_answer',
      cents: null,
      dueOn: null,
      backAt: null,
    },
    ...{ phone: phoneOf(Number(person) || 0), note: null, at: as().at },
    ...more,
  });
  const record = (one: AskReport, as: ReturnType<typeof asCaller> = asCaller(), callId = `call-${one.id}`) =>
    call(recordAsk, one, { ...as, callId });
  const handBack = (block: string, as: ReturnType<typeof asCaller> = asCaller(), more: object = {}) =>
    call(handBackBlock, { block, isEnd: true, called: [], ...more }, as);
  const read = () => made.contexts(as()).memory.read;
  const stored = async () => ({
    list: await read().get(calltimeLists, 'list'),
    states: (await read().get(calltimeStates, 'list'))?.donors ?? {},
    outcomes: await read().find(calltimeOutcomes, {}),
    sessions: await read().find(calltimeSessions, {}),
    people: await read().find(calltimePeople, {}),
  });
  const block = async (id: string) => {
    const found = await read().get(calltimeBlocks, id);
    if (!found) throw new Error(`No block ${id}.`);
    return { ...found, sheets: sheetsIn(found.sheets) };
  };
  return {
    ...{ ...made, callerUid, otherUid, asCaller, donor, make, take, input, report, record, handBack, stored },
    block,
  };
}
