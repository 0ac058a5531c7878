import { randomUUID } from 'node:crypto';
import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { emptyRollup, membershipId } from '#shared/collections/index.ts';
import { pointId } from '#shared/domain/consent/contact-point.ts';
import { callSheetRecord } from '../../../tests/functions/call-sheet-record.ts';
import { candidateRecord } from '../../../tests/functions/candidate-records.ts';
import { documentTriggers } from '../../../tests/functions/document-triggers.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import {
  donationRecord,
  donorRecord,
  personRecord,
  taskRecord,
  volunteerRecord,
} from '../../../tests/functions/sample-records.ts';
import { sourceFiles } from '../../../tests/unit/source-files.ts';

type Name = keyof typeof documentTriggers;
/** One write of a trigger's document as it is delivered. */
type Delivery = {
  params: { organization: string; uid: string; id: string };
  data: { before: DocumentSnapshot; after: DocumentSnapshot };
  authId: string;
  time: string;
};

const stamp = Timestamp.fromMillis(Date.UTC(2026, 10, 1));
const stamps = { created_at: stamp, created_by: 'ana', updated_at: stamp, updated_by: 'ana' };
const email = 'ana@example.org';
const proposal = (state: string) => ({
  ...{ voter_id: 'V1', list_id: 'one', source: 'door', field: 'cell', text: '+12025550142', state },
  ...stamps,
});
const profile = (uid: string, organization: string, full_name: string) => ({
  ...{ user_id: uid, organization_id: organization, full_name, role: 'field' },
  ...{ two_factor_enabled: true, two_factor_required: false, sessions_valid_after: null },
  ...{ created_at: stamp, updated_at: stamp },
});
const membership = (uid: string, organization: string, full_name: string) => ({
  ...{ user_id: uid, organization_id: organization, full_name, role: 'field', state: 'active' },
  ...{ two_factor_enabled: true, created_at: stamp, updated_at: stamp },
});
const earned = (counts: object) => ({ ...emptyRollup, earned: { ...emptyRollup.earned, ...counts } });
const turf = (assigned_to: string | null) => ({ assigned_to, expires_at: null, given_back: {} });
const backup = (organization_id: string, at: number) => ({
  ...{ user_id: 'ana', organization_id, reason: 'manual', profile_data: '{}' },
  created_at: Timestamp.fromMillis(stamp.toMillis() + at * 1_000),
});

const salt = 'a salt that is long enough for tests';
const point = (people: readonly string[], reason: string) => ({
  ...{ kind: 'email', mask: 'a•••@example.org', lists: {}, consent: {}, soft_days: [], soft_hold: null },
  ...{
    closed: { email: { reason, since: 1, event: 'e1', except: [] } },
    shown: [],
    filters: [],
    order: null,
  },
  ...{ people, events: 1, changed_at: stamp },
});

/** Somebody hopes for a place, and there is one. */
const eventRecord = {
  ...{ title: 'Canvass', type: 'canvass', description: null, attendance: 'in_person', online_url: null },
  ...{ visibility: 'public', accessibility: null, accessibility_features: [], accessibility_note: null },
  ...{ languages: null, bring: null, instructions: null, contact_name: null, contact_email: null },
  ...{ contact_phone: null, hosts: [], tags: [], source_code: null, venue: null, city: null },
  ...{ address: null, address_visibility: 'public', zone: 'UTC', day: '2026-11-01' },
  shifts: [
    {
      ...{ id: 's', from: '2026-11-01T10:00', to: '2026-11-01T12:00', capacity: 2, capacity_kind: 'hard' },
      ...{ label: null, lead: null, taken: 0, waiting: 1 },
    },
  ],
  ...{ starts_at: stamp, ends_at: stamp, state: 'published', published_at: stamp, cancelled: null },
  ...{ series_id: null, series_day: null, series_rule: null, is_exception: false, ...stamps },
};
const rsvpRecord = {
  ...{ event_id: 'e', shift_id: 's', person_id: 'ana', name: 'Ana', email: null, phone: null },
  ...{ language: null, guests: 0, needs: null, answers: [], state: 'pending', places: 0, arrived_at: stamp },
  ...{ source: 'form', source_code: null, consents: [], code: '23456789', link_version: 1 },
  ...{ offered_until: null, confirmed_at: null, cancelled_by: null, checked_in_at: null, minutes: null },
  ...{ note: null, ...stamps },
};

type Campaign = { organization: string; uid: string; inside: string };
type Row = {
  /** The trigger's document. */
  path: (campaign: Campaign) => string;
  /** What else there is before. */
  around?: (campaign: Campaign) => Record<string, DocumentData>;
  /** The document from write to write, null where it is deleted. Ids of records are random: none is created twice. */
  writes: (campaign: Campaign) => (DocumentData | null)[];
  /** Collections in which something follows. */
  follows: string[];
  /** Whether the trigger hears of deletions only, with the document that was deleted. */
  isDeletion?: true;
};

const deletion = (kind: string, follows: string[] = [], around: Row['around'] = () => ({})): Row => ({
  path: ({ inside }) => `${inside}/${kind}/a`,
  around,
  writes: () => [{ name: 'North' }, null, { name: 'North side' }, null],
  follows: ['audit', ...follows],
  isDeletion: true,
});

const table: Record<Name, Row> = {
  donationWritten: {
    path: ({ inside }) => `${inside}/donations/a`,
    around: ({ inside }) => ({ [`${inside}/donors/d`]: donorRecord({ name: 'Ana Lopez' }) }),
    writes: () => [
      donationRecord({ donor_id: 'd' }),
      donationRecord({ donor_id: 'd', amount: 9_000 }),
      donationRecord({ donor_id: 'd', amount: 7_000, type: 'recurring' }),
      null,
    ],
    follows: ['activity', 'audit', 'donations', 'donors', 'giving_quarters'],
  },
  donorWritten: {
    path: ({ inside }) => `${inside}/donors/a`,
    around: ({ inside }) => ({
      [`${inside}/donations/g`]: donationRecord({ donor_id: 'a' }),
      [`${inside}/volunteers/a`]: volunteerRecord({ name: 'Ana', email }),
      [`${inside}/profile_people/donors`]: { donors: [{ id: 'a' }], volunteers: [], added: ['a'] },
    }),
    writes: () => [
      donorRecord({ name: 'Ana Lopez', email }),
      donorRecord({ name: 'Ana Diaz', email: 'other@example.org' }),
      donorRecord({ name: 'Ana Ruiz', email }),
      null,
    ],
    follows: ['activity', 'audit', 'people', 'donations', 'volunteers', 'profile_people'],
  },
  volunteerWritten: {
    path: ({ inside }) => `${inside}/volunteers/a`,
    around: ({ inside }) => ({ [`${inside}/donors/a`]: donorRecord({ name: 'Ana', email }) }),
    writes: () => [
      volunteerRecord({ name: 'Ana', skills: ['Phones', 'Driving'] }),
      volunteerRecord({ name: 'Ana', email, skills: ['Phones', 'Spanish'] }),
      volunteerRecord({ name: 'Ana', email, skills: ['Spanish'] }),
      null,
    ],
    follows: ['activity', 'audit', 'people', 'volunteer_skills', 'volunteers'],
  },
  personWritten: {
    path: ({ inside }) => `${inside}/people/a`,
    around: ({ inside }) => ({
      [`${inside}/donors/a`]: donorRecord({ name: 'Ana Lopez', email }),
      [`${inside}/people/b`]: personRecord({ name: 'Ana Lopez', emails: [email] }),
    }),
    writes: () => [
      personRecord({ name: 'Ana Lopez', emails: [email] }),
      personRecord({ name: 'Ana Diaz', emails: ['other@example.org', email], phones: ['+12025550143'] }),
      personRecord({ name: 'Ana Ruiz', emails: ['other@example.org'] }),
      null,
    ],
    follows: ['audit', 'donors', 'people', 'person_keys'],
  },
  giftPartnersWritten: {
    path: ({ inside }) => `${inside}/gift_partners/g`,
    around: ({ inside }) => ({
      [`${inside}/donors/a`]: donorRecord({ name: 'Ana Lopez' }),
      [`${inside}/gift_entries/g-partners-1`]: {
        ...{ gift_id: 'g-partners', donor_id: 'a', kind: 'partner', cents: 500, day: '2026-11-01' },
        ...{ received_on: '2026-11-01', election: null, reason: null, import_id: null, recorded_by: 'u' },
        recorded_at: stamps.created_at,
      },
    }),
    writes: () => {
      const partners = [{ donor_id: 'a', name: 'Ana Lopez', cents: 500 }];
      const by = { changed_at: stamps.created_at, changed_by: 'u' };
      return [
        { partners, entries: 1, ...by },
        { partners: [], entries: 2, ...by },
      ];
    },
    follows: ['donors'],
  },
  rsvpWritten: {
    path: ({ inside }) => `${inside}/rsvps/a`,
    around: ({ inside }) => ({ [`${inside}/events/e`]: eventRecord, [`${inside}/rsvps/b`]: rsvpRecord }),
    writes: () => [rsvpRecord, { ...rsvpRecord, note: 'Late' }],
    follows: ['event_months', 'events', 'rsvps'],
  },
  eventWritten: {
    path: ({ inside }) => `${inside}/events/e`,
    around: ({ inside }) => ({ [`${inside}/rsvps/b`]: rsvpRecord }),
    writes: () => [{ ...eventRecord, title: 'Forum' }, eventRecord],
    follows: ['event_months', 'events', 'rsvps'],
  },
  pledgeWritten: {
    path: ({ inside }) => `${inside}/pledges/a`,
    writes: () => {
      const pledge = {
        ...{ donor_id: 'ana', donor_name: 'Ana', donor_key: 'ana', amount: 200, made_on: '2026-11-01' },
        ...{ firmness: 'hard', election: null, source_code: null, note: null, written_off: null },
        installments: [
          { due_on: '2026-11-10', cents: 100 },
          { due_on: '2026-12-10', cents: 100 },
        ],
        ...{ paid: 0, stage: 'open', due_on: '2026-11-10', ...stamps },
      };
      return [
        pledge,
        { ...pledge, paid: 50 },
        { ...pledge, paid: 200, stage: 'paid', due_on: '2026-12-10' },
        { ...pledge, paid: 100, due_on: '2026-12-10' },
      ];
    },
    follows: ['due'],
  },
  callListDeleted: {
    path: ({ inside }) => `${inside}/calltime_lists/a`,
    around: ({ inside }) => ({
      [`${inside}/calltime_people/p`]: { block: 'b', until: 9, reached: null, never: false, calls: [] },
      [`${inside}/calltime_blocks/b`]: {
        ...{ list_id: 'a', session_id: 's', by: 'u', taken_at: stamps.created_at, until: 9, is_open: true },
        ...{
          sheets: JSON.stringify([callSheetRecord('p')]),
          script: 'Hello',
          order: ['p'],
          notes: {},
          results: {},
        },
      },
    }),
    writes: () => [{ name: 'Lapsed' }, { name: 'Others' }, null],
    follows: ['calltime_blocks', 'calltime_people'],
    isDeletion: true,
  },
  financeSettingsWritten: {
    path: ({ inside }) => `${inside}/finance_settings/current`,
    writes: () => {
      const race = { jurisdiction: 'US', office: 'us_house', pledge_reminders: false, ...stamps };
      const cycle = { cycle_from: '2026-11-04', cycle_to: '2028-11-07' };
      return [{ ...race, ...cycle }, { ...race, ...cycle, office: 'us_senate' }, null];
    },
    follows: ['due'],
  },
  taskWritten: {
    path: ({ inside }) => `${inside}/tasks/a`,
    writes: () => [
      {
        ...taskRecord({ title: 'Call', due_day: '2026-11-27', due_key: '2026-11-27', assigned_to: 'ana' }),
        ...stamps,
      },
      {
        ...taskRecord({ title: 'Call', due_day: '2026-11-28', due_key: '2026-11-28', assigned_to: 'ana' }),
        ...stamps,
      },
      {
        ...taskRecord({ title: 'Call', due_day: '2026-11-28', due_key: '2026-11-28', assigned_to: 'ben' }),
        ...stamps,
      },
    ],
    follows: ['due'],
  },
  contactPointWritten: {
    path: ({ inside, organization }) =>
      `${inside}/contact_points/${pointId(salt, organization, 'email', email)}`,
    around: ({ inside }) => ({
      [`${inside}/contact_salts/current`]: { salt, created_at: stamp },
      [`${inside}/people/a`]: personRecord({ name: 'Ana Lopez', emails: [email] }),
      [`${inside}/people/b`]: personRecord({ name: 'Luis Lopez', emails: [email] }),
    }),
    writes: () => [point(['a'], 'opted_out'), point(['a', 'b'], 'opted_out'), point(['a', 'b'], 'complaint')],
    follows: ['people'],
  },
  turfDeleted: deletion('turfs'),
  scriptDeleted: deletion('scripts'),
  issueDeleted: deletion('issues', ['position_drafts', 'position_uses'], ({ inside }) => ({
    [`${inside}/position_drafts/a`]: { stance: 'No' },
    [`${inside}/position_uses/one`]: { issue_id: 'a' },
    [`${inside}/position_uses/two`]: { issue_id: 'b' },
  })),
  voterListDeleted: deletion('voter_lists'),
  voterSegmentDeleted: deletion('voter_segments'),
  limitRuleDeleted: deletion('limit_rules'),
  letterTemplateDeleted: deletion('letter_templates'),
  electionDeleted: deletion('elections'),
  trustedDeviceDeleted: {
    path: ({ uid }) => `two_factor_trusted_devices/of-${uid}`,
    writes: ({ uid }) => [{ user_id: uid, device_name: 'Firefox' }, null],
    follows: ['audit'],
    isDeletion: true,
  },
  profileWritten: {
    path: ({ organization }) => `candidate_profiles/${organization}`,
    around: ({ inside }) => ({
      [`${inside}/profile_people/donors`]: { donors: [], volunteers: [], added: [] },
    }),
    writes: ({ uid }) => [
      candidateRecord({ party: 'Green' }, uid),
      candidateRecord({ party: 'Gray', office: 'Mayor' }, uid),
      candidateRecord({ party: 'Blue', office: 'Governor' }, uid),
      null,
    ],
    follows: ['audit', 'campaign_cards', 'profile_changes', 'profile_people'],
  },
  profileBackedUp: {
    path: ({ uid, organization }) => `user_profiles/${uid}/profile_backups/${organization}_00`,
    around: ({ uid, organization }) =>
      Object.fromEntries(
        Array.from({ length: 55 }, (_, at) => [
          `user_profiles/${uid}/profile_backups/${at}`,
          backup(organization, at),
        ]),
      ),
    writes: ({ organization }) => [backup(organization, 100)],
    follows: ['profile_backups'],
  },
  membershipWritten: {
    path: ({ uid, organization }) => `memberships/${membershipId(uid, organization)}`,
    around: ({ uid, organization }) => ({
      [`user_profiles/${uid}/profile_backups/a`]: backup(organization, 0),
      [`user_profiles/${uid}/profile_backups/b`]: backup(`next-${organization}`, 0),
    }),
    writes: ({ uid, organization }) => [
      membership(uid, organization, 'Rosa Ruiz'),
      { ...membership(uid, organization, 'Rosa Ruiz'), state: 'suspended' },
      membership(uid, organization, 'Rosa D. Diaz'),
      null,
    ],
    follows: ['directory', 'profile_backups'],
  },
  userProfileWritten: {
    path: ({ uid }) => `user_profiles/${uid}`,
    around: ({ uid, organization }) => ({
      [`memberships/${membershipId(uid, organization)}`]: membership(uid, organization, 'Rosa Diaz'),
      [`memberships/${membershipId(uid, 'next')}`]: membership(uid, 'next', 'Rosa Diaz'),
    }),
    writes: ({ uid, organization }) => [
      profile(uid, organization, 'Rosa Ruiz'),
      profile(uid, 'next', 'Rosa D. Diaz'),
      profile(uid, organization, 'Rosa D. Diaz'),
    ],
    follows: ['memberships'],
  },
  correctionProposalDecided: {
    path: ({ inside }) => `${inside}/correction_proposals/a`,
    writes: () => [proposal('open'), proposal('accepted'), { ...proposal('accepted'), text: '+12025550143' }],
    follows: ['voter_events'],
  },
  turfHandedOn: {
    path: ({ inside }) => `${inside}/turfs/a`,
    writes: () => ['ana', 'ben', 'ana', null, 'kim', 'ben'].map(turf),
    follows: ['turfs'],
  },
  rollupWritten: {
    path: ({ inside }) => `${inside}/rollups/dashboard`,
    writes: () => [earned({ donors: 1 }), earned({ donors: 10, raised: 100_000 }), earned({ volunteers: 1 })],
    follows: ['campaign_achievements', 'activity'],
  },
};

/** Deliveries of all writes, which were made before the first one is delivered. */
async function writtenOf(row: Row, isDeleted: boolean) {
  const organization = randomUUID();
  const campaign = { organization, uid: `u-${organization}`, inside: `organizations/${organization}` };
  const { uid } = campaign;
  const around = {
    [campaign.inside]: { name: 'Test' },
    [`user_profiles/${uid}`]: profile(uid, organization, 'Rosa Diaz'),
    ...row.around?.(campaign),
  };
  const batch = db.batch();
  for (const [path, data] of Object.entries(around)) batch.set(db.doc(path), data);
  await batch.commit();
  const reference = db.doc(row.path(campaign));
  const params = { organization, uid, id: reference.id };
  const deliveries: Delivery[] = [];
  const writes = row.writes(campaign);
  let before = await reference.get();
  for (const data of isDeleted ? writes : writes.slice(0, writes.indexOf(null))) {
    await (data === null ? reference.delete() : reference.set(data));
    const after = await reference.get();
    const time = after.readTime.toDate().toISOString();
    if (!row.isDeletion || data === null)
      deliveries.push({ params, data: { before, after }, authId: uid, time });
    before = after;
  }
  return { campaign, reference, deliveries };
}

const isTime = (name: string): boolean => /(_at|^at|^as_of)$/.test(name);
const withoutTimes = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([name, one]) => !(isTime(name) && one instanceof Timestamp))
          .map(([name, one]) => [name, withoutTimes(one)]),
      )
    : value;

/** Ranks in place of moments, which are others in each campaign. */
function ranked(value: unknown, moments: readonly number[]): unknown {
  if (typeof value === 'number' && value > stamp.toMillis())
    return `moment ${moments.findIndex((moment) => value <= moment)}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, one]): [string, unknown] => [name, ranked(one, moments)])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** All documents of a campaign, without what differs from one campaign to another. */
async function stateOf({ campaign, deliveries }: Awaited<ReturnType<typeof writtenOf>>) {
  const { organization, uid, inside } = campaign;
  const collections = [
    ...(await db.doc(inside).listCollections()),
    ...(await db.doc(`organizations/next-${organization}`).listCollections()),
    db.collection(`user_profiles/${uid}/profile_backups`),
    db.collection('due').where('organization_id', '==', organization),
    db.collection('memberships').where('user_id', '==', uid),
  ];
  const found = await Promise.all(collections.map((one) => one.get()));
  const moments = deliveries.map(({ data }) => Math.ceil((data.after.updateTime?.toMillis() ?? 0) + 1));
  const versions = deliveries.map(({ data }) => data.before.updateTime?.valueOf() ?? 'none');
  const plain = (text: string) =>
    versions.reduce(
      (left, version, at) => left.replaceAll(version, `version ${at}`),
      text
        .replaceAll(organization, 'organization')
        .replace(/-\d{5}$/, '')
        .replace(/(?<=contact_points\/)\w+/, 'point'),
    );
  const documents = found.flatMap(({ docs }) => docs);
  return Object.fromEntries(
    documents
      .map((one): [string, string] => {
        const { generation: _, ...data } = one.data();
        const fields = JSON.stringify(ranked(withoutTimes(data), moments));
        return [plain(one.ref.path), plain(fields)];
      })
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

const names = Object.keys(table) as Name[];

/** Delivers to a trigger by name. */
const deliver = (name: Name, row: Row, delivery: Delivery): Promise<void> => {
  const handle = documentTriggers[name] as (event: object) => Promise<void>;
  return handle(row.isDeletion ? { ...delivery, data: delivery.data.before } : delivery);
};

const orders: Record<string, (all: Delivery[]) => Delivery[]> = {
  twice: (all) => all.flatMap((one) => [one, one]),
  'all over again': (all) => [...all, ...all],
  'late, the first one after all others': ([first, ...others]) => (first ? [...others, first] : []),
  'backwards and again': (all) => [...all.toReversed(), ...all.slice(0, 1)],
  'with two swapped': ([first, second, ...others]) =>
    first && second ? [second, first, ...others] : first ? [first] : [],
};

const isDeleting = (name: Name): boolean =>
  table[name].writes({ organization: '', uid: '', inside: '' }).includes(null);
/** Each trigger with all writes of its document, and with those before it is deleted. */
const cases = names.flatMap((name): [Name, boolean][] =>
  isDeleting(name) && !table[name].isDeletion
    ? [
        [name, false],
        [name, true],
      ]
    : [[name, true]],
);
const changedIn = new Map<Name, Set<string>>();

it.concurrent.each(cases)(
  '%s changes nothing when it is delivered twice, late or out of order (deleted: %s)',
  async (name, isDeleted) => {
    const row = table[name];
    const written = () => writtenOf(row, isDeleted || !isDeleting(name));
    const inOrder = await written();
    const before = await stateOf(inOrder);
    for (const one of inOrder.deliveries) await deliver(name, row, one);
    const expected = await stateOf(inOrder);
    const paths = Object.keys({ ...before, ...expected }).filter((path) => before[path] !== expected[path]);
    expect(paths).not.toEqual([]);
    const changed = changedIn.get(name) ?? new Set();
    for (const path of paths) changed.add(path.split('/').at(-2) ?? '');
    changedIn.set(name, changed);
    const deliveredIn = async (arrange: (all: Delivery[]) => Delivery[]) => {
      const other = await written();
      for (const one of arrange(other.deliveries)) await deliver(name, row, one);
      return stateOf(other);
    };
    const deliveredAtOnce = async () => {
      const other = await written();
      await Promise.all([...other.deliveries, ...other.deliveries].map((one) => deliver(name, row, one)));
      return stateOf(other);
    };
    // Side by side, for each is in a campaign of its own.
    const ends = Object.entries(orders).map(([order, arrange]) => [order, deliveredIn(arrange)] as const);
    for (const [order, end] of [...ends, ['all at once', deliveredAtOnce()] as const])
      expect([order, await end]).toEqual([order, expected]);
  },
);

it.each(names)('%s has all its consequences in the table', (name) =>
  expect([...(changedIn.get(name) ?? [])].toSorted()).toEqual(table[name].follows.toSorted()),
);

it('has every trigger of a document in its table', () => {
  const [index] = sourceFiles('functions/src', /src\/index\.ts$/, true);
  const exported = [...(index?.text ?? '').matchAll(/export const (\w+) = onDocument\w+\(/g)];
  expect(exported.map(([, name]) => name).toSorted()).toEqual(names.toSorted());
});
