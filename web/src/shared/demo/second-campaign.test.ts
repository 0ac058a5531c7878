import { beforeEach, expect, test, vi } from 'vitest';
import { campaignsCall, switchCampaignCall } from '#shared/api/campaigns-api.ts';
import { lindqvistCampaign } from '#shared/demo/lindqvist-campaign.ts';
import { lindqvistProfile } from '#shared/demo/lindqvist-candidate.ts';
import { spanishOfLindqvist } from '#shared/demo/lindqvist-spanish.ts';
import { placed } from '#shared/demo/placed.ts';
import { lindqvistEvents } from '#shared/demo/planned-events.ts';
import { aboutCandidateOf } from '#shared/demo/visitor-content.ts';
import { heldParts } from '#shared/domain/money/held.ts';
import { countedKind } from '#shared/domain/money/limit-kinds.ts';
import { contextOf } from '#shared/domain/money/person-meter.ts';
import { campaignLeft, campaignOfTab, chooseCampaign, forgetCampaign } from './campaign-of-tab.ts';
import { claimCarry, demoOfTab, readClaim } from './carry/claim.ts';
import { clearCommands, type DemoCommand, readCommands, storeCommands } from './demo-commands.ts';
import { actorOf, execute, holderOf, openCampaign } from './execute.ts';
import { loadSample, sampleAt } from './sample-texts.ts';

const opened = Date.UTC(2026, 10, 22, 12);
const instant = (millis: number) => ({ toMillis: () => millis });

const tab = new Map<string, string>();
let room = true;
const storage = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem(key: string, value: string) {
    if (!room) throw new DOMException('', 'QuotaExceededError');
    map.set(key, value);
  },
  removeItem: (key: string) => map.delete(key),
});
const device = new Map<string, string>();
vi.stubGlobal('sessionStorage', storage(tab));
vi.stubGlobal('localStorage', storage(device));
beforeEach(() => {
  tab.clear();
  device.clear();
  room = true;
});

async function open(role: 'admin' | 'finance' = 'admin') {
  await loadSample('lindqvist');
  const paths: string[] = [];
  const visitor = actorOf(role, undefined, 'lindqvist');
  const world = openCampaign(visitor, instant, (path) => paths.push(path), opened);
  const call = (path: string, body: unknown, by = visitor.uid) =>
    execute(world, { at: opened + 1_000, by, is: 'call', path, body });
  return { world, visitor, paths, call };
}
const refused = (code: string) => expect.objectContaining({ name: 'CallError', code });

test('a tab begins with the first campaign, and shows the one that the visitor chose', () => {
  expect(campaignOfTab()).toBe('rivera');
  expect(chooseCampaign('lindqvist')).toBe(true);
  expect(campaignOfTab()).toBe('lindqvist');
  tab.set('demoCampaign', 'somebody-elses');
  expect(campaignOfTab()).toBe('rivera');
  chooseCampaign('lindqvist');
  forgetCampaign();
  expect(campaignOfTab()).toBe('rivera');
});

test('the switch names both campaigns, and refuses any other one', async () => {
  const { call } = await open('finance');
  storeCommands({ role: 'field', acts: [] }, 'rivera');
  expect(await call(campaignsCall.path, {})).toEqual({
    campaigns: [
      {
        ...{ organization: 'rivera', name: 'Rivera for Senate', role: 'field', state: 'active' },
        ...{ positions: ['field_director'], isActive: false },
      },
      {
        ...{ organization: 'lindqvist', name: 'Lindqvist for Congress', role: 'finance', state: 'active' },
        ...{ positions: ['treasurer'], isActive: true },
      },
    ],
  });
  let left = 0;
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => {
    left += Number(type === campaignLeft);
  });
  expect(await call(switchCampaignCall.path, { organization: 'rivera' })).toEqual({
    organizationId: 'rivera',
  });
  expect([campaignOfTab(), left]).toEqual(['rivera', 1]);
  await expect(call(switchCampaignCall.path, { organization: 'kim' })).rejects.toThrow(
    refused('permission-denied'),
  );
  room = false;
  await expect(call(switchCampaignCall.path, { organization: 'lindqvist' })).rejects.toThrow(
    refused('failed-precondition'),
  );
  expect([campaignOfTab(), left]).toEqual(['rivera', 1]);
});

test('neither campaign has anything of the other, nor does anybody act in both', async () => {
  const { world, paths, call } = await open();
  expect(world.organization).toBe('lindqvist');
  expect(paths.length).toBeGreaterThan(700);
  expect(paths.filter((path) => path.includes('rivera'))).toEqual([]);
  const first = openCampaign(actorOf('admin'), instant, (path) => paths.push(path), opened);
  expect(first.organization).toBe('rivera');
  expect(
    sampleAt(opened).filter(({ path, data }) => `${path} ${JSON.stringify(data)}`.includes('lindqvist')),
  ).toEqual([]);
  const record = { path: '/api/exports', body: { kind: 'donors' } };
  await expect(call(record.path, record.body, 'rivera-admin')).rejects.toThrow(refused('permission-denied'));
  await expect(execute(first, { at: opened, by: 'lindqvist-admin', is: 'call', ...record })).rejects.toThrow(
    refused('permission-denied'),
  );
  expect(holderOf(world, 'finance')).toBe('lindqvist-finance');
  expect(holderOf(world, 'canvasser')).toBeNull();
  expect(actorOf('canvasser', undefined, 'lindqvist').uid).toBe('lindqvist-admin');
});

test('what is done in one campaign stays there, and starting over forgets both', () => {
  const act: DemoCommand = { at: opened, by: 'rivera-admin', is: 'call', path: '/api/exports', body: {} };
  storeCommands({ role: 'finance', acts: [act] });
  chooseCampaign('lindqvist');
  expect(readCommands()).toEqual({ role: 'admin', acts: [], lost: 0 });
  storeCommands({ role: 'admin', acts: [{ ...act, by: 'lindqvist-admin' }] });
  expect(readCommands('rivera')).toMatchObject({ role: 'finance', acts: [{ by: 'rivera-admin' }] });
  expect(readCommands('lindqvist').acts).toMatchObject([{ by: 'lindqvist-admin' }]);
  clearCommands();
  for (const one of ['rivera', 'lindqvist']) expect(readCommands(one).acts).toEqual([]);
});

test('an account that is made in the tab may have what was packed, of whichever campaign', () => {
  const [first, second] = [demoOfTab('rivera'), demoOfTab('lindqvist')];
  expect(second).toBe(`${first}.lindqvist`);
  device.set(`demoCarry/${second}`, '{}');
  claimCarry('ana');
  expect([readClaim(first), readClaim(second)]).toEqual([null, 'ana']);
});

test('its elections, gifts and requests move together, years ahead too', () => {
  const today = '2029-03-02';
  const documents = placed(lindqvistCampaign(false), today, (english) => english);
  const of = (name: string) =>
    documents.filter(({ path }) => path.includes(`/${name}/`)).map(({ path, data }) => ({ path, data }));
  const elections = of('elections').map(({ data }) => data);
  for (const { code, day } of elections) {
    expect(String(code).slice(1)).toBe(String(day).slice(0, 4));
    expect(new Date(String(day)).getUTCDay()).toBe(2);
  }
  const codes = new Set(elections.map(({ code }) => code));
  for (const { data } of [...of('gift_entries'), ...of('donations'), ...of('pledges')])
    expect(data.election === null || codes.has(data.election)).toBe(true);
  const sheets = String(of('calltime_packs')[0]?.data.sheets);
  for (const [, code] of sheets.matchAll(/"election":"(\w+)"/g)) expect(codes).toContain(code);
  const requests = of('information_requests').flatMap(({ data }) => Object(data).requests);
  expect(requests.every(({ on }) => on < today && on > '2028-12-01')).toBe(true);
});

test('it shows money above the federal limit with its clock, in the words of the law', async () => {
  const { world } = await open();
  const settings = world.finance_settings.get('current');
  const context = contextOf({ settings, elections: world.elections.all(), own: [] });
  if (!context) throw new Error('It has no race.');
  const cases = world.donors.all().flatMap((donor) => {
    const entries = world.gift_entries.all().filter(({ donor_id }) => donor_id === donor.id);
    const kind = countedKind(world.people.get(donor.id)?.kind, donor.donor_kind);
    if (kind === null) return [];
    return heldParts({ kind, entries }, context).map((part) => [donor.name, part.cents, part.by]);
  });
  // $5,000 of one person for a primary of $3,500, sixty days from the day it came; and so of the others.
  expect(cases).toEqual([
    ['Ingrid Solheim', 150_000, '2026-11-29'],
    ['Walter Achterberg', 550_000, '2027-01-11'],
    ['Cornelius Adair', 10_000, '2027-01-08'],
    // $5,750 of a multicandidate PAC, which may give $5,000; $2,400 of a committee, which may give $2,000.
    ['Atlantic Harbor Pilots PAC', 75_000, '2027-01-05'],
    ['Committee to Elect Dana Ruhl', 40_000, '2026-12-13'],
    // A corporation may give nothing, and has it back within thirty days.
    ['Kestrel Dredging, Inc.', 60_000, '2026-12-13'],
  ]);
  const states = world.information_requests.all().map(({ state }) => state);
  expect(states.toSorted()).toEqual(['complete', 'due', 'due', 'due', 'sent', 'sent']);
});

test('it says everything in Spanish too, and no word that is not needed', () => {
  const needed = new Set<string>();
  const say = (english: string) => {
    needed.add(english);
    return english;
  };
  placed(lindqvistCampaign(false), '2026-11-22', say);
  const { bio, currentPosition, location, keyPolicies } = aboutCandidateOf('lindqvist');
  const events = lindqvistEvents.flatMap(({ title, venue }) => [title, venue ?? '']).filter(Boolean);
  const own = [bio, currentPosition, location, ...keyPolicies, ...events];
  own.map(say);
  const shared = ['New Jersey', 'Independent'];
  const texts = [...Object.values(lindqvistProfile), ...own].filter(
    (text): text is string => typeof text === 'string' && !/^\d{4}-/.test(text) && !shared.includes(text),
  );
  expect(texts.filter((text) => spanishOfLindqvist[text] === undefined)).toEqual(['Henrik Lindqvist']);
  expect(Object.keys(spanishOfLindqvist).filter((english) => !needed.has(english))).toEqual([]);
});
