import { expect, test } from 'vitest';
import type { Role } from '#shared/access.ts';
import { issues } from '#shared/collections/issues.ts';
import { positionDrafts } from '#shared/collections/position-drafts.ts';
import { userProfiles } from '#shared/collections/user-profiles.ts';
import { approvePosition } from '#shared/usecases/policy/approve-position.ts';
import { publishPosition, retirePosition } from '#shared/usecases/policy/publish-position.ts';
import { bothStores, moment } from './both-stores.ts';

const at = Date.now() - 3_600_000;
const seen = at - 1;
const stamps = { created_at: moment(seen), updated_at: moment(seen) };
const written = { ...stamps, created_by: 'someone', updated_by: 'someone' };

test('both stores approve, publish and retire a position alike', async () => {
  const { organization, seed, call, compare } = bothStores();
  const as = (name: string, later = 0) => ({ by: `${name}-${organization}`, at: at + later });
  const join = (name: string, role: Role, organization_id = organization) =>
    seed(userProfiles, as(name).by, {
      ...{
        user_id: as(name).by,
        organization_id,
        full_name: name,
        role,
        grants: [],
        member_positions: [],
        ...stamps,
      },
      ...{ two_factor_enabled: false, two_factor_required: false, sessions_valid_after: null },
      ...{ voters_open_until: null, deletion_requested_at: null },
    });
  await join('ana', 'admin');
  await join('ben', 'manager');
  await join('cam', 'user');
  await join('eve', 'admin', `other-${organization}`);
  await seed(issues, 'ward', {
    ...{ name: 'Maternity ward', name_key: 'maternity ward', topic: 'health', priority: 'high' },
    ...{ archived: false, profile_field: null, ...written },
  });
  await seed(positionDrafts, 'ward', {
    ...{ stance: 'Keep it open.', text: 'It is the only one.', local_example: null, proof: '[]' },
    ...{ questions: '[]', say: [], avoid: [], state: 'review', note: null, base_version: 0 },
    ...{ authors: [as('ben').by], ...written },
  });
  const request = { issueId: 'ward', seen, reason: undefined };
  for (const [name, refused] of [
    ['ben', 'policy.ownDraft'],
    ['cam', 'request.notAllowed'],
    ['eve', 'members.notMember'],
  ] as const)
    expect(await call(approvePosition, request, as(name))).toMatchObject({ refused });
  expect(await call(approvePosition, { ...request, seen: seen - 1 }, as('ana'))).toMatchObject({
    refused: 'policy.changed',
  });
  await compare();
  const approved = { answer: { version: 1, status: 'approved' } };
  expect(await call(approvePosition, request, as('ana', 1))).toEqual(approved);
  expect(await call(approvePosition, request, as('ana', 2))).toEqual(approved);
  const publishing = { issueId: 'ward', version: 1 };
  expect(await call(publishPosition, publishing, as('cam', 3))).toMatchObject({
    refused: 'request.notAllowed',
  });
  expect(await call(publishPosition, publishing, as('ana', 4))).toMatchObject({
    answer: { status: 'public' },
  });
  await compare();
  expect(await call(retirePosition, { issueId: 'ward' }, as('ana', 5))).toMatchObject({
    answer: { status: 'retired' },
  });
  expect(await call(publishPosition, publishing, as('ana', 6))).toMatchObject({ refused: 'policy.retired' });
  expect(await call(retirePosition, { issueId: 'none' }, as('ana', 7))).toMatchObject({
    refused: 'policy.noPosition',
  });
  await compare();
});
