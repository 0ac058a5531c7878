import { describe, expect, it } from 'vitest';
import { restoreContactsCall } from '#shared/api/consent-api.ts';
import { audit } from '#shared/collections/audit.ts';
import { contactEvents } from '#shared/collections/contact-events.ts';
import { contactPoints } from '#shared/collections/contact-points.ts';
import { contactSalts } from '#shared/collections/contact-salts.ts';
import { events } from '#shared/collections/events.ts';
import { namedSalt, pointId } from '#shared/domain/consent/contact-point.ts';
import { type SealedLine, sealedPoints } from '#shared/domain/consent/sealed-contacts.ts';
import { openSealed, sealerFor } from '#shared/domain/consent/sealed-file.ts';
import {
  type NewContactEvent,
  prepareContactEvents,
} from '#shared/usecases/consent/record-contact-events.ts';
import { restoreContacts } from '#shared/usecases/consent/restore-contacts.ts';
import { sealContacts } from '#shared/usecases/consent/seal-contacts.ts';
import { eventOf } from '../launch-records.ts';
import { bothStores, moment } from './both-stores.ts';

const passphrase = 'a passphrase of words';
const at = Date.now() - 5_000;
const email = 'ana@example.org';
const salt = 'a-salt-of-more-than-thirty-two-letters';

const optOut = (id: string, value = email, happened = at - 1_000): NewContactEvent => ({
  ...{ id, kind: 'email', value, what: 'opt_out', source: 'link', at: happened, words: 'Stop' },
});

/** A campaign whose admin has a second factor. */
async function campaign({ isProven = true, hasSalt = true } = {}) {
  const stores = bothStores();
  const { organization, seed, seedMember, contexts, call } = stores;
  const [ada, max] = [`ada-${organization}`, `max-${organization}`];
  await seedMember(ada, 'admin', { two_factor_enabled: isProven });
  await seedMember(max, 'manager', { two_factor_enabled: true });
  if (hasSalt) await seed(contactSalts, 'current', { salt, created_at: moment(at - 9_000) });
  let later = 0;
  const by = (uid: 'ada' | 'max' = 'ada') => {
    later += 1;
    return uid === 'ada'
      ? ({ by: ada, at: at + later, role: 'admin' } as const)
      : ({ by: max, at: at + later, role: 'manager' } as const);
  };
  const record = async (...events: NewContactEvent[]) => {
    const both = contexts(by());
    for (const context of [both.server, both.memory])
      await context.tx(async (store) => (await prepareContactEvents(store, context, events)).write());
  };
  const seal = async () => {
    const { chunks } = await sealContacts.run({ passphrase }, contexts(by()).server);
    let text = '';
    for await (const chunk of chunks) text += chunk;
    const [header = '', ...pages] = text.trim().split('\n');
    return { header, pages };
  };
  const restore = async (copy: { header: string; pages: string[] }, uid: 'ada' | 'max' = 'ada') => {
    const answers = [];
    for (const page of copy.pages)
      answers.push(await call(restoreContacts, { passphrase, header: copy.header, page }, by(uid)));
    return answers;
  };
  const read = () => contexts(by()).memory.read;
  const closed = async () =>
    Object.fromEntries(
      (await read().find(contactPoints, {})).map(({ id, closed: of }) => [
        id,
        Object.entries(of).map(([channel, { reason }]) => `${channel} ${reason}`),
      ]),
    );
  return { ...stores, by, record, seal, restore, read, closed, organization };
}

/** A copy that somebody wrote themself, as whoever knows a passphrase can. */
async function forged(named: string, point: string, lines: Partial<SealedLine>[]) {
  const sealer = await sealerFor(passphrase, '2026-11-28');
  const text = sealedPoints.parse({
    salt: named,
    points: [
      {
        ...{ id: point, kind: 'email', mask: 'a•••@example.org' },
        lines: lines.map((line, index) => ({
          ...{ id: `forged-${index}`, what: 'opt_in', channel: null, list: null, grade: null, reason: null },
          ...{ words: 'START', source: 'keyword', text_version: null, by: null, undoes: null, at },
          ...{ person_id: null, import_id: null, ...line },
        })),
      },
    ],
  });
  return { header: sealer.header, pages: [await sealer.page(0, true, JSON.stringify(text))] };
}

describe('a sealed copy of contact permissions', () => {
  it('closes in a new campaign what it closed, once, and later evidence adds to it', async () => {
    const old = await campaign();
    await old.record(optOut('one'), optOut('two', 'ben@example.org'));
    const copy = await old.seal();
    const fresh = await campaign({ hasSalt: false });
    expect(await fresh.restore(copy)).toEqual([{ answer: { points: 2, left: 0 } }]);
    expect(await fresh.restore(copy)).toEqual([{ answer: { points: 0, left: 0 } }]);
    await fresh.compare();
    expect(await fresh.closed()).toEqual(await old.closed());
    const [stored] = await fresh.read().find(contactSalts, {});
    const id = pointId(stored?.salt ?? '', fresh.organization, 'email', email);
    expect(await fresh.read().get(contactPoints, id)).toMatchObject({ mask: 'a•••@example.org', events: 1 });
    await fresh.record(optOut('three'));
    expect(await fresh.read().get(contactPoints, id)).toMatchObject({ events: 2 });
    const lines = await fresh.read().find(audit, { where: [['type', '==', 'contacts_restored']] });
    expect(lines.map(({ count }) => count).sort()).toEqual([0, 2]);
  });

  it('goes on to a third campaign from the second', async () => {
    const old = await campaign();
    await old.record(optOut('one'));
    const second = await campaign({ hasSalt: false });
    await second.restore(await old.seal());
    const third = await campaign({ hasSalt: false });
    await third.restore(await second.seal());
    expect(await third.closed()).toEqual(await old.closed());
  });

  it('opens nothing that the campaign has closed, whoever wrote it', async () => {
    const it = await campaign();
    await it.record(optOut('one'));
    const named = namedSalt(salt, it.organization);
    const point = pointId(salt, it.organization, 'email', email);
    const copy = await forged(named, point, [{}, { what: 'consent', grade: 'express', source: 'form' }]);
    expect(await it.restore(copy)).toEqual([{ answer: { points: 0, left: 2 } }]);
    const more = await forged(named, point, [{ id: 'dead', what: 'deceased', source: 'staff', words: null }]);
    expect(await it.restore(more)).toEqual([{ answer: { points: 1, left: 0 } }]);
    await it.compare();
    expect((await it.closed())[point]).toEqual(['all deceased']);
  });

  it('of another campaign is refused where there is evidence under another secret', async () => {
    const [one, other] = [await campaign(), await campaign()];
    await one.record(optOut('one'));
    await other.record(optOut('two'));
    const before = await other.closed();
    expect(await other.restore(await one.seal())).toMatchObject([{ refused: 'consent.sealOther' }]);
    expect(await other.closed()).toEqual(before);
    // The links of an event are sealed with the secret: replaced, they would all be dead.
    const planned = await campaign();
    await planned.seed(events, 'canvass', events.schema.parse(eventOf()));
    expect(await planned.restore(await one.seal())).toMatchObject([{ refused: 'consent.sealOther' }]);
    // A secret that nothing was kept under is replaced.
    const empty = await campaign();
    expect(await empty.restore(await one.seal())).toEqual([{ answer: { points: 1, left: 0 } }]);
  });

  it('is for admins with a second factor, and its passphrase alone opens it', async () => {
    const old = await campaign();
    await old.record(optOut('one'));
    const copy = await old.seal();
    const bare = await campaign({ isProven: false, hasSalt: false });
    expect(await bare.restore(copy)).toMatchObject([{ refused: 'secondFactor.ownFirst' }]);
    await expect(bare.seal()).rejects.toThrow();
    const fresh = await campaign({ hasSalt: false });
    expect(await fresh.restore(copy, 'max')).toMatchObject([{ refused: 'request.notAllowed' }]);
    const [page = ''] = copy.pages;
    for (const [input, why] of [
      [{ passphrase: 'another passphrase', header: copy.header, page }, 'consent.sealWrong'],
      [{ passphrase, header: copy.header.replace('2', '3'), page }, 'consent.sealWrong'],
      [{ passphrase, header: '{}', page }, 'consent.sealNoFile'],
    ] as const)
      expect(await fresh.call(restoreContacts, input, fresh.by())).toMatchObject({ refused: why });
    expect(await fresh.read().find(contactEvents, {})).toEqual([]);
    const ask = (words: string) =>
      restoreContactsCall.request.safeParse({ passphrase: words, header: '', page: '' }).success;
    expect([ask('x'.repeat(11)), ask('x'.repeat(12)), ask('x'.repeat(201))]).toEqual([false, true, false]);
  });

  it('has neither addresses nor the secret in plain sight', async () => {
    const old = await campaign();
    await old.record(optOut('one'));
    const { header, pages } = await old.seal();
    for (const word of [salt, email, 'Stop', 'opt_out']) expect(`${header}${pages}`).not.toContain(word);
    const opened = await openSealed(passphrase, header, pages[0] ?? '');
    expect(opened).toMatchObject({ is: 'opened', isLast: true });
  });
});
