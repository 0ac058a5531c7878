import type * as z from 'zod/mini';
import type { hostLinkCall } from '#shared/api/host-links-api.ts';
import { hostLinks } from '#shared/collections/index.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { Dependencies } from '../dependencies.ts';
import { parseOrNull } from '../document-change.ts';
import type { Member } from '../http/guard.ts';
import { organizationSalt } from '../leave/organization-salt.ts';
import { hostPath, hostToken } from './host-token.ts';

type Input = z.output<typeof hostLinkCall.request>;

/** The address of a host's link, which staff sends them. Two reads. */
export const hostLinkAddress =
  ({ db, siteUrl }: Pick<Dependencies, 'db' | 'siteUrl'>) =>
  async ({ organization }: Member, { id, language }: Input): Promise<{ link: string }> => {
    const stored = await db.collection(hostLinks.path(organization)).doc(id).get();
    const link = parseOrNull(hostLinks.schema, stored.data());
    if (!link || link.ended_at !== null) throw new RefusedError('hostLinks.gone');
    const salt = await organizationSalt(db, organization);
    const token = hostToken(salt, organization, { link: id, version: link.version });
    return { link: siteUrl() + hostPath(language, token) };
  };
