import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { Grant, Role } from '#shared/access.ts';
import { approvePositionEndpoint } from '#shared/api/policy-api.ts';
import { positions, positionVersionId, positionVersions } from '#shared/collections/index.ts';
import { RefusedError } from '#shared/refusals.ts';
import { removeMember } from '#shared/usecases/members/remove-member.ts';
import { approvePosition } from '#shared/usecases/policy/approve-position.ts';
import { publishPosition, retirePosition } from '#shared/usecases/policy/publish-position.ts';
import { crowd } from '../../../tests/full.ts';
import { newAccount } from '../../../tests/functions/accounts.ts';
import { admitted, auditLine, auditOf, ending } from '../../../tests/functions/admitted-member.ts';
import { documentTriggers } from '../../../tests/functions/document-triggers.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { newEnrolled, refused } from '../../../tests/functions/every-call.ts';
import { join, type Member, newMember } from '../../../tests/functions/new-members.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';

const approve = runUseCase(approvePosition);
const publish = runUseCase(publishPosition);
const retire = runUseCase(retirePosition);
const stance = 'Keep the maternity ward open.';

const granted = async (organization: string, grants: Grant[], role: Role = 'user'): Promise<Member> =>
  join(await newAccount(), organization, { role, grants });

/** An issue with a draft in review, of which these are the authors. */
async function issueWith(
  organization: string,
  authors: readonly string[],
  draft: Record<string, unknown> = {},
  id = 'ward',
) {
  const at = Timestamp.fromMillis(1_790_000_000_000);
  const stamps = { created_at: at, created_by: 'someone', updated_at: at, updated_by: 'someone' };
  const inside = (name: string) => db.doc(`organizations/${organization}/${name}/${id}`);
  await inside('issues').set({
    ...{ name: 'Maternity ward', name_key: 'maternity ward', topic: 'health', priority: 'high' },
    ...{ archived: false, profile_field: null, ...stamps },
  });
  await inside('position_drafts').set({
    ...{ stance, text: 'It is the only one.', local_example: null, proof: '[]', questions: '[]' },
    ...{ say: [], avoid: [], state: 'review', note: null, base_version: 0, authors, ...stamps, ...draft },
  });
  return { issueId: id, seen: at.toMillis(), inside };
}
const versionsIn = async (organization: string) =>
  (await db.collection(positionVersions.path(organization)).get()).docs.map((found) =>
    positionVersions.schema.parse(found.data()),
  );
const positionIn = async (organization: string, id = 'ward') => {
  const found = await db.collection(positions.path(organization)).doc(id).get();
  return found.exists ? positions.schema.parse(found.data()) : null;
};
/** What the endpoint's own words are of a refusal. */
const refusalOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'ok',
    (error: unknown) => {
      if (error instanceof RefusedError) return error.message;
      throw error;
    },
  );

describe.concurrent('an approval', () => {
  it('makes the draft the next version and tells the audit and the feed', async () => {
    const admin = await newMember();
    const { organization } = admin;
    const { inside, ...request } = await issueWith(organization, ['someone']);
    expect(await approve(await admitted(admin.token), request)).toEqual({ version: 1, status: 'approved' });
    expect(await positionIn(organization)).toMatchObject({
      ...{ version: 1, status: 'approved', stance, authors: ['someone'] },
      ...{ approved_by: admin.uid, self_approved: null, public_version: null },
    });
    expect(await versionsIn(organization)).toMatchObject([{ issue_id: 'ward', number: 1, stance }]);
    expect((await inside('position_drafts').get()).exists).toBe(false);
    const audited = await auditOf(organization);
    expect(audited).toMatchObject([
      { type: 'position_approved', actor_id: admin.uid, subject_id: 'ward', subject_name: 'Maternity ward' },
    ]);
    expect(audited).toEqual([auditLine({ ...audited[0], type: 'position_approved', count: 1 })]);
    const feed = await db.doc(`organizations/${organization}/activity/position-ward-1`).get();
    expect(feed.data()).toMatchObject({ type: 'position_approved', capability: 'dashboard.read' });
  });

  it('answers the same when the same request is repeated, and writes nothing more', async () => {
    const admin = await newMember();
    const { inside: _, ...request } = await issueWith(admin.organization, ['someone']);
    const caller = await admitted(admin.token);
    await approve(caller, request);
    expect(await approve(caller, request)).toEqual({ version: 1, status: 'approved' });
    expect(await auditOf(admin.organization)).toHaveLength(1);
  });

  it('makes one version when forty approve at once', async () => {
    const admin = await newMember();
    const manager = await newMember('manager', admin.organization);
    const { inside: _, ...request } = await issueWith(admin.organization, ['someone']);
    const many = crowd(40);
    const callers = await Promise.all([admin, manager].map(({ token }) => admitted(token)));
    const endings = await Promise.all(
      Array.from({ length: many }, (_, at) => {
        const caller = callers[at % 2];
        return caller ? ending(approve(caller, request)) : null;
      }),
    );
    expect(await versionsIn(admin.organization)).toHaveLength(1);
    expect(await auditOf(admin.organization)).toHaveLength(1);
    expect(new Set(endings)).toEqual(new Set(['ok', 'not-found']));
    expect(endings.filter((one) => one === 'ok')).toHaveLength(many / 2);
  });

  it('is of the version after the current one, whose text stays', async () => {
    const admin = await newMember();
    const { organization } = admin;
    const caller = await admitted(admin.token);
    const { inside: _, ...first } = await issueWith(organization, ['someone']);
    await approve(caller, first);
    await publish(caller, { issueId: 'ward', version: 1 });
    const at = Timestamp.fromMillis(first.seen + 1);
    const second = { stance: 'Build a second ward.', base_version: 1, updated_at: at };
    await issueWith(organization, ['someone'], second);
    await approve(caller, { issueId: 'ward', seen: first.seen + 1 });
    expect(await positionIn(organization)).toMatchObject({
      version: 2,
      status: 'approved',
      public_version: 1,
    });
    const byNumber = (await versionsIn(organization)).toSorted((one, other) => one.number - other.number);
    expect(byNumber.map((version) => version.stance)).toEqual([stance, 'Build a second ward.']);
    // A request of long ago is answered by what it made.
    expect(await approve(caller, first)).toEqual({ version: 1, status: 'approved' });
  });
});

describe.concurrent('an approval is refused', () => {
  const cases = [
    ['of a draft that is not in review', { state: 'draft' }, 'policy.notInReview'],
    ['of a draft that changed since it was read', { updated_at: Timestamp.now() }, 'policy.changed'],
    ['of a draft begun from another version', { base_version: 3 }, 'policy.outdatedBase'],
    ['of proof points that cannot be read', { proof: '[{"text":7}]' }, 'policy.unreadable'],
    ['of questions that are no JSON', { questions: '[}' }, 'policy.unreadable'],
    [
      'of more proof points than a position holds',
      { proof: JSON.stringify(Array(11).fill({ text: 'x', source: null })) },
      'policy.unreadable',
    ],
  ] as const;
  it.each(cases)('%s', async (_, draft, key) => {
    const admin = await newMember();
    const { inside, ...request } = await issueWith(admin.organization, ['someone'], draft);
    expect(await refusalOf(approve(await admitted(admin.token), request))).toBe(key);
    expect(await versionsIn(admin.organization)).toEqual([]);
    expect((await inside('position_drafts').get()).exists).toBe(true);
  });

  it('when there is no draft, or its issue is gone', async () => {
    const admin = await newMember();
    const caller = await admitted(admin.token);
    expect(await ending(approve(caller, { issueId: 'nothing', seen: 1 }))).toBe('not-found');
    const { inside, ...request } = await issueWith(admin.organization, ['someone']);
    await inside('issues').delete();
    expect(await ending(approve(caller, request))).toBe('not-found');
  });

  it('of a draft of another organization', async () => {
    const [admin, outsider] = [await newMember(), await newMember()];
    const { inside: _, ...request } = await issueWith(admin.organization, ['someone']);
    expect(await ending(approve(await admitted(outsider.token), request))).toBe('not-found');
    expect(await versionsIn(admin.organization)).toEqual([]);
  });

  it.each(['finance', 'field', 'user', 'canvasser'] as const)('to %s', async (role) => {
    const admin = await newMember();
    const caller = await newMember(role, admin.organization);
    const { inside: _, ...body } = await issueWith(admin.organization, ['someone']);
    const answer = await refused({ ...approvePositionEndpoint, body }, caller.token);
    expect(answer).toMatchObject({ status: 403, code: 'permission-denied' });
  });

  it('to who only writes, and to who lost the right after they were admitted', async () => {
    const admin = await newMember();
    const writer = await granted(admin.organization, ['policy.write']);
    const { inside: _, ...request } = await issueWith(admin.organization, ['someone']);
    expect(await ending(approve(await admitted(writer.token), request))).toBe('permission-denied');
    const approver = await granted(admin.organization, ['policy.approve']);
    const caller = await admitted(approver.token);
    await db.doc(`user_profiles/${approver.uid}`).update({ grants: [] });
    expect(await ending(approve(caller, request))).toBe('permission-denied');
  });

  it('to a session of the password alone when there is a second factor', async () => {
    const admin = await newEnrolled();
    const body = { issueId: 'ward', seen: 1 };
    const answer = await refused({ ...approvePositionEndpoint, body }, admin.token);
    expect(answer).toMatchObject({ code: 'second-factor-required' });
  });
});

describe.concurrent('an author', () => {
  it('is refused while another member could approve, with a reason too', async () => {
    const admin = await newMember();
    await granted(admin.organization, ['policy.approve']);
    const { inside: _, ...request } = await issueWith(admin.organization, ['someone', admin.uid]);
    const caller = await admitted(admin.token);
    for (const reason of [undefined, 'Nobody else is awake.'])
      expect(await refusalOf(approve(caller, { ...request, reason }))).toBe('policy.ownDraft');
    expect(await versionsIn(admin.organization)).toEqual([]);
  });

  it('approves their own work with a reason when nobody else could, which is audited', async () => {
    const admin = await newMember();
    await newMember('user', admin.organization);
    const { inside: _, ...request } = await issueWith(admin.organization, [admin.uid]);
    const caller = await admitted(admin.token);
    expect(await refusalOf(approve(caller, request))).toBe('policy.reasonMissing');
    const reason = 'We are two, and the forum is tonight.';
    await approve(caller, { ...request, reason });
    expect(await positionIn(admin.organization)).toMatchObject({ self_approved: reason });
    expect(await auditOf(admin.organization)).toMatchObject([{ type: 'position_self_approved' }]);
  });

  it('approves with a reason when the others who could are authors too', async () => {
    const admin = await newMember();
    const manager = await newMember('manager', admin.organization);
    const { inside: _, ...request } = await issueWith(admin.organization, [admin.uid, manager.uid]);
    const caller = await admitted(manager.token);
    expect(await ending(approve(caller, { ...request, reason: 'Both of us wrote it.' }))).toBe('ok');
  });

  it('approves with a reason once the only other approver was removed', async () => {
    const admin = await newMember();
    const manager = await newMember('manager', admin.organization);
    const { inside: _, ...request } = await issueWith(admin.organization, [admin.uid]);
    const caller = await admitted(admin.token);
    expect(await ending(approve(caller, { ...request, reason: 'Alone.' }))).toBe('permission-denied');
    await runUseCase(removeMember)(caller, { uid: manager.uid });
    expect(await ending(approve(caller, { ...request, reason: 'Alone.' }))).toBe('ok');
  });

  it.each([
    ['shorter than five', 'Yes.', 400],
    ['of five', 'Alone', 200],
    ['of five hundred', 'x'.repeat(500), 200],
    ['of more than five hundred', 'x'.repeat(501), 400],
  ])('gives a reason of a certain length: %s characters', async (_, reason, status) => {
    const admin = await newMember();
    const { inside, ...request } = await issueWith(admin.organization, [admin.uid]);
    const parsed = approvePositionEndpoint.request.safeParse({ ...request, reason });
    expect(parsed.success).toBe(status === 200);
    if (parsed.success) expect(await ending(approve(await admitted(admin.token), parsed.data))).toBe('ok');
    expect((await inside('position_drafts').get()).exists).toBe(status !== 200);
  });
});

describe.concurrent('a position', () => {
  it('is published and retired once each, with a line of the audit', async () => {
    const admin = await newMember();
    const { organization } = admin;
    const caller = await admitted(admin.token);
    expect(await ending(publish(caller, { issueId: 'ward', version: 1 }))).toBe('not-found');
    expect(await ending(retire(caller, { issueId: 'ward' }))).toBe('not-found');
    const { inside: _, ...request } = await issueWith(organization, ['someone']);
    await approve(caller, request);
    expect(await ending(publish(caller, { issueId: 'ward', version: 2 }))).toBe('failed-precondition');
    for (let time = 0; time < 2; time++)
      expect(await publish(caller, { issueId: 'ward', version: 1 })).toEqual({
        version: 1,
        status: 'public',
      });
    expect(await positionIn(organization)).toMatchObject({ status: 'public', public_version: 1 });
    for (let time = 0; time < 2; time++) await retire(caller, { issueId: 'ward' });
    expect(await positionIn(organization)).toMatchObject({ status: 'retired', public_version: null });
    expect(await ending(publish(caller, { issueId: 'ward', version: 1 }))).toBe('failed-precondition');
    const types = (await auditOf(organization)).map(({ type }) => type);
    expect(types).toEqual(['position_approved', 'position_published', 'position_retired']);
  });

  it('is not published by who lost the right after they were admitted', async () => {
    const admin = await newMember();
    const approver = await granted(admin.organization, ['policy.approve']);
    const caller = await admitted(approver.token);
    await db.doc(`user_profiles/${approver.uid}`).update({ grants: ['policy.write'] });
    expect(await ending(publish(caller, { issueId: 'ward', version: 1 }))).toBe('permission-denied');
    expect(await ending(retire(caller, { issueId: 'ward' }))).toBe('permission-denied');
  });
});

describe.concurrent('the deletion of an issue', () => {
  it('takes its draft and its uses along, and nothing of another issue', async () => {
    const admin = await newMember();
    const { organization } = admin;
    const { inside } = await issueWith(organization, ['someone']);
    const other = await issueWith(organization, ['someone'], {}, 'rent');
    const uses = db.collection(`organizations/${organization}/position_uses`);
    for (const issue_id of ['ward', 'ward', 'rent']) await uses.add({ issue_id });
    const data = await inside('issues').get();
    await inside('issues').delete();
    const event = { params: { organization, id: 'ward' }, data };
    await documentTriggers.issueDeleted(event);
    await documentTriggers.issueDeleted(event);
    expect((await inside('position_drafts').get()).exists).toBe(false);
    expect((await other.inside('position_drafts').get()).exists).toBe(true);
    expect((await uses.get()).docs.map((found) => found.get('issue_id'))).toEqual(['rent']);
    const audited = await auditOf(organization);
    expect(audited).toMatchObject([
      { type: 'record_deleted', what: 'issues', subject_name: 'Maternity ward' },
    ]);
  });

  it('leaves the draft of an issue that was created again', async () => {
    const admin = await newMember();
    const { inside } = await issueWith(admin.organization, ['someone']);
    const data = await inside('issues').get();
    await documentTriggers.issueDeleted({ params: { organization: admin.organization, id: 'ward' }, data });
    expect((await inside('position_drafts').get()).exists).toBe(true);
  });
});

it.concurrent('has an id for each version that tells its issue and number', () =>
  expect(positionVersionId('ward', 3)).toBe('ward_3'));
