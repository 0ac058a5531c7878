import type * as z from 'zod/mini';
import type { launchCodeCall } from '#shared/api/launch-api.ts';
import { events } from '#shared/collections/index.ts';
import { codeMs, takesWalkUps } from '#shared/domain/events/walk-ups.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { Dependencies } from '../dependencies.ts';
import { parseOrNull } from '../document-change.ts';
import { type Member, requireCapability } from '../http/guard.ts';
import { organizationSalt } from '../leave/organization-salt.ts';
import { launchCode, launchPath, windowAt } from './launch-links.ts';

type Input = z.output<typeof launchCodeCall.request>;
type Answer = z.output<typeof launchCodeCall.response>;

/** The address behind a launch's code, while its event takes walk-ups. Two reads. */
export const launchCodeAddress =
  ({ db, siteUrl }: Pick<Dependencies, 'db' | 'siteUrl'>, now: () => number = Date.now) =>
  async (member: Member, { event: id, language }: Input): Promise<Answer> => {
    requireCapability(member, 'rosters.work');
    const { organization } = member;
    const stored = await db.collection(events.path(organization)).doc(id).get();
    const event = parseOrNull(events.schema, stored.data());
    if (!event) throw new RefusedError('events.gone');
    if (!takesWalkUps(event, now())) throw new RefusedError('launch.closed');
    const salt = await organizationSalt(db, organization);
    const code = launchCode(salt, organization, id, now());
    return { url: siteUrl() + launchPath(language, code), until: (windowAt(now()) + 1) * codeMs };
  };
