import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { voterOpenCall } from '#shared/api/voters-api.ts';
import { isFull } from '../full.ts';
import { newAccount, sessionWith } from './accounts.ts';
import { send } from './call-endpoint.ts';
import { served } from './emulator-clients.ts';
import { membersIn } from './new-members.ts';
import { batchGet, list, read } from './public-rest.ts';
import { insideOf } from './sample-records.ts';

const { join, newMember } = membersIn(served);

const openVoters = (token: string | null) => send(voterOpenCall.path, '{}', { token: token ?? undefined });

/** The voter file over Firestore's own interface, past every screen of ours. */
it('is read by whom the campaign trusts with it, and by no canvasser', async () => {
  const admin = await newMember();
  const { organization } = admin;
  const inside = insideOf(served, organization);
  const { doc } = inside;
  const places = ['voter_chunks/a-0', 'voter_files/a', 'voter_overlays/3', 'voter_folds/current'];
  await Promise.all(places.map((place) => doc(place).set({ data: randomBytes(50), file_id: 'a', index: 0 })));
  const readers = await Promise.all(
    (['manager', 'field', 'canvasser', 'user', 'finance'] as const).map((role) =>
      newMember(role, organization),
    ),
  );
  const outsider = await newMember();
  const enrolled = await join(await newAccount(), organization, { two_factor_enabled: true });
  const callers = [admin, ...readers, outsider, enrolled];
  const tokens = [...callers.map(({ token }) => token), sessionWith(enrolled, { secondFactor: true }), null];
  const may = [200, 200, 200, 403, 403, 403, 403, 403, 200, 403];
  const answersTo = (place: string) => {
    const path = `organizations/${organization}/${place}`;
    return Promise.all(tokens.map(async (token) => [await read(path, token), await batchGet([path], token)]));
  };
  // Nobody has opened the file yet.
  expect(await answersTo('voter_chunks/a-0')).toEqual(may.map(() => [403, 403]));
  const opened = await Promise.all(tokens.map(async (token) => (await openVoters(token)).status));
  expect(opened).toEqual([200, 200, 200, 403, 403, 403, 200, 403, 200, 401]);
  // Each place has a rule of its own, whose roles tests/rules tries: from outside, one is tried with every caller.
  const [first, ...others] = places;
  for (const place of isFull ? places : [first ?? ''])
    expect(await answersTo(place), place).toEqual(may.map((status) => [status, status]));
  for (const place of others)
    expect(await read(`organizations/${organization}/${place}`, admin.token), place).toBe(200);
  const lines = await inside.all('audit');
  expect(lines.map((line) => [line.get('type'), line.get('actor_id')]).toSorted()).toEqual(
    [admin, ...readers.slice(0, 2), enrolled].map(({ uid }) => ['voters_opened', uid]).toSorted(),
  );
  // Nobody fetches them all by one question, not who may read each.
  for (const name of ['voter_chunks', 'voter_overlays'])
    expect(await list(`organizations/${organization}`, name, admin.token)).toBe(403);
});
