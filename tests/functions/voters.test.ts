import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { newAccount, sessionWith } from './accounts.ts';
import { membersIn } from './members.ts';
import { batchGet, list, read } from './public_rest.ts';
import { insideOf } from './records.ts';
import { served } from './suite.ts';

const { join, newMember } = membersIn(served);

/** The voter file over Firestore's own interface, past every screen of ours. */
it('is read by whom the campaign trusts with it, and by no canvasser', async () => {
  const admin = await newMember();
  const { organization } = admin;
  const { doc } = insideOf(served, organization);
  const places = ['voter_chunks/a-0', 'voter_files/a', 'voter_overlays/3', 'voter_folds/current'];
  await Promise.all(places.map((place) => doc(place).set({ data: randomBytes(50), file_id: 'a', index: 0 })));
  const readers = await Promise.all(
    (['manager', 'field', 'canvasser', 'user', 'finance'] as const).map((role) =>
      newMember(role, organization),
    ),
  );
  const outsider = await newMember();
  const enrolled = await join(await newAccount(), organization, { two_factor_enabled: true });
  const asked = [admin, ...readers, outsider, enrolled];
  const tokens = [...asked.map(({ token }) => token), sessionWith(enrolled, { secondFactor: true }), null];
  const may = [200, 200, 200, 403, 403, 403, 403, 403, 200, 403];
  for (const place of places) {
    const path = `organizations/${organization}/${place}`;
    const answers = await Promise.all(
      tokens.map(async (token) => [await read(path, token), await batchGet([path], token)]),
    );
    expect(answers, place).toEqual(may.map((status) => [status, status]));
  }
  // Nobody fetches them all by one question, not who may read each.
  for (const name of ['voter_chunks', 'voter_overlays'])
    expect(await list(`organizations/${organization}`, name, admin.token)).toBe(403);
});
