import { publishPositionEndpoint, retirePositionEndpoint } from '../../api/policy-api.ts';
import { audit } from '../../collections/audit.ts';
import { issues } from '../../collections/issues.ts';
import { positions } from '../../collections/positions.ts';
import { whyNotPublished } from '../../domain/policy/approval.ts';
import { RefusedError, refuseIf } from '../../refusals.ts';
import { auditLine } from '../log-lines.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/** Marks the current version as published; published already, nothing is written. Three reads. */
export const publishPosition = command(
  publishPositionEndpoint,
  async ({ issueId, version }, { member, newId }, store) => {
    await requireCaller(store, member, 'policy.approve');
    const position = await store.get(positions, issueId);
    const issue = await store.get(issues, issueId);
    refuseIf(whyNotPublished(position, version));
    if (position?.public_version !== version) {
      const change = { status: 'public', public_version: version } as const;
      store.update(positions, issueId, { ...change, public_at: serverTime, updated_at: serverTime });
      const about = { subject_id: issueId, subject_name: issue?.name ?? null, count: version };
      store.create(audit, newId(), auditLine(member, { type: 'position_published', ...about }));
    }
    return { version, status: 'public' as const };
  },
);

/** Takes a position out of use; out of use already, nothing is written. Three reads. */
export const retirePosition = command(
  retirePositionEndpoint,
  async ({ issueId }, { member, newId }, store) => {
    await requireCaller(store, member, 'policy.approve');
    const position = await store.get(positions, issueId);
    const issue = await store.get(issues, issueId);
    if (!position) throw new RefusedError('policy.noPosition');
    const { version, status } = position;
    if (status !== 'retired') {
      const change = { status: 'retired', public_version: null, public_at: null } as const;
      store.update(positions, issueId, { ...change, updated_at: serverTime });
      const about = { subject_id: issueId, subject_name: issue?.name ?? null, count: version };
      store.create(audit, newId(), auditLine(member, { type: 'position_retired', ...about }));
    }
    return { version, status: 'retired' as const };
  },
);
