import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { can, feedCapabilities } from '#shared/access.ts';
import { donors } from '#shared/collections/donors.ts';
import { type FixtureName, fixtureOf } from './fixtures/index.ts';
import { actors, profileOf, signedInAt } from './harness/actors.ts';
import { type Fields, now } from './harness/field-values.ts';
import { emulatorHost, readRules } from './harness/rules-emulator.ts';

/** The same rules through the web SDK, with the queries and writes that the screens make. */
const organization = 'ours';
const feed = `organizations/${organization}/activity`;
const roster = donors.path(organization);
const lists = ['admin', 'field', 'canvasser'] as const;

let environment: RulesTestEnvironment;

/** In the SDK's words: its clock, and no field that is absent. */
const written = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === now ? serverTimestamp() : value]),
  );
const at = (uid: string) => ({ organization, uid });
const donor = (uid: string) => written(fixtureOf('donors').document(at(uid)));

beforeAll(async () => {
  // The SDK prints every refusal, and these tests provoke some.
  setLogLevel('silent');
  const [host = '', port = ''] = emulatorHost().split(':');
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-sdk',
    firestore: { host, port: Number(port), rules: readRules() },
  });
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    await Promise.all([
      ...lists.map((role) =>
        setDoc(doc(db, 'user_profiles', role), written(profileOf(role, { ...actors[role], organization }))),
      ),
      ...feedCapabilities.map((capability) =>
        setDoc(doc(db, feed, capability), {
          ...written(fixtureOf('activity').document(at('admin'))),
          capability,
        }),
      ),
      ...lists.map((uid) =>
        setDoc(
          doc(db, 'two_factor_trusted_devices', `of-${uid}`),
          written(fixtureOf('two_factor_trusted_devices, own').document(at(uid))),
        ),
      ),
      ...(
        [
          'audit',
          'invitations',
          'candidate_profiles',
          'campaign_cards',
          "directory, a colleague's",
          "user_profiles, a colleague's",
        ] as const
      ).map((name) =>
        setDoc(doc(db, fixtureOf(name).path(at('admin'))), written(fixtureOf(name).document(at('admin')))),
      ),
      ...['1', '2', '3'].map((id) =>
        setDoc(doc(db, roster, id), { ...donor('admin'), name_key: `ana ${id}` }),
      ),
    ]);
  });
});
afterAll(() => environment.cleanup());

const browserOf = (uid: string) =>
  environment
    .authenticatedContext(uid, {
      email_verified: true,
      auth_time: signedInAt.getTime() / 1000,
      signed_in_at: signedInAt.getTime(),
    })
    .firestore();

describe('the web SDK', () => {
  test('listens to the part of the feed that the role may read', async () => {
    const db = browserOf('field');
    const readable = feedCapabilities.filter((capability) => can('field', capability));
    const mine = query(
      collection(db, feed),
      where('capability', 'in', readable),
      orderBy('at', 'desc'),
      limit(12),
    );
    const size = await new Promise<number>((resolve, reject) => {
      onSnapshot(mine, (snapshot) => resolve(snapshot.size), reject);
    });
    expect(size).toBe(readable.length);
  });

  test('is refused the whole feed', async () => {
    await assertFails(getDocs(query(collection(browserOf('field'), feed), orderBy('at', 'desc'), limit(12))));
  });

  test('pages through donors by cursor', async () => {
    const inOrder = query(collection(browserOf('admin'), roster), orderBy('name_key'));
    const first = await assertSucceeds(getDocs(query(inOrder, limit(2))));
    const last = first.docs.at(-1);
    const next = await assertSucceeds(getDocs(query(inOrder, startAfter(last), limit(100))));
    expect([first.size, next.size]).toEqual([2, 1]);
  });

  test('is refused a list of more than 100, a count of everything, and the collection group', async () => {
    const db = browserOf('admin');
    await assertFails(getDocs(query(collection(db, roster), limit(101))));
    await assertFails(getDocs(collection(db, roster)));
    await assertFails(getCountFromServer(collection(db, roster)));
    await assertFails(getDocs(query(collectionGroup(db, 'donors'), limit(1))));
  });

  test('writes a donor with the server clock, and changes them', async () => {
    const mine = doc(browserOf('admin'), roster, 'new');
    await assertSucceeds(setDoc(mine, donor('admin')));
    await assertSucceeds(
      updateDoc(mine, { capacity: 'major', updated_at: serverTimestamp(), updated_by: 'admin' }),
    );
    await assertFails(updateDoc(mine, { capacity: 'small' }));
  });

  test("lists a member's own devices, removes one, and is refused a colleague's", async () => {
    const own = (uid: string) =>
      query(
        collection(browserOf('field'), 'two_factor_trusted_devices'),
        where('user_id', '==', uid),
        orderBy('last_used_at', 'desc'),
        limit(100),
      );
    const found = await assertSucceeds(getDocs(own('field')));
    expect(found.docs.map(({ id }) => id)).toEqual(['of-field']);
    await assertFails(getDocs(own('admin')));
    const device = doc(browserOf('field'), 'two_factor_trusted_devices', 'of-field');
    await assertSucceeds(deleteDoc(device));
    // Sent again after a lost answer, the refusal is told apart from a real one: it is gone.
    await assertFails(deleteDoc(device));
    expect((await assertSucceeds(getDoc(device))).exists()).toBe(false);
  });

  test('shows the audit and the invitations to an admin alone', async () => {
    for (const [name, field] of [
      ['audit', 'at'],
      ['invitations', 'created_at'],
    ] as const) {
      const newest = (uid: string) =>
        getDocs(
          query(
            collection(browserOf(uid), `organizations/${organization}/${name}`),
            orderBy(field, 'desc'),
            limit(50),
          ),
        );
      expect((await assertSucceeds(newest('admin'))).size).toBe(1);
      await assertFails(newest('field'));
    }
  });

  test('shows a canvasser the card and the directory, not the strategy and not who has a second factor', async () => {
    const db = browserOf('canvasser');
    const read = (name: FixtureName) => getDoc(doc(db, fixtureOf(name).path(at('admin'))));
    const byName = (path: string) => query(collection(db, path), orderBy('full_name'), limit(100));
    const card = await assertSucceeds(read('campaign_cards'));
    expect(Object.keys(card.data() ?? {}).sort()).toEqual([
      'candidateName',
      'electionDate',
      'is_set_up',
      'office',
    ]);
    const entry = await assertSucceeds(read("directory, a colleague's"));
    expect(Object.keys(entry.data() ?? {}).sort()).toEqual(['full_name', 'role']);
    const listed = await assertSucceeds(getDocs(byName(`organizations/${organization}/directory`)));
    expect(listed.size).toBe(1);
    await assertFails(read('candidate_profiles'));
    await assertFails(read("user_profiles, a colleague's"));
    await assertFails(
      getDocs(
        query(
          collection(db, 'user_profiles'),
          where('organization_id', '==', organization),
          orderBy('full_name'),
          limit(100),
        ),
      ),
    );
    const own = await assertSucceeds(getDoc(doc(db, 'user_profiles', 'canvasser')));
    expect(own.get('role')).toBe('canvasser');
  });

  test('shows nothing to a canvasser and to nobody', async () => {
    await assertFails(getDoc(doc(browserOf('canvasser'), roster, '1')));
    await assertFails(getDoc(doc(environment.unauthenticatedContext().firestore(), roster, '1')));
  });
});
