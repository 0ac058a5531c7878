import type * as z from 'zod/mini';
import type { eventPageCall } from '#shared/api/event-pages-api.ts';
import { events } from '#shared/collections/index.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Member } from '../http/guard.ts';
import { organizationSalt } from '../leave/organization-salt.ts';
import { campaignPagePath, eventPagePath, pageKey } from './site-paths.ts';

type Input = z.output<typeof eventPageCall.request>;
type Answer = z.output<typeof eventPageCall.response>;

/** Where an event's public page is; that of an unlisted one has a key in it. Two reads. */
export const eventPageAddress =
  ({ db, siteUrl }: Pick<Dependencies, 'db' | 'siteUrl'>) =>
  async ({ organization }: Member, { id, language }: Input): Promise<Answer> => {
    const stored = await db.collection(events.path(organization)).doc(id).get();
    if (!stored.exists) throw new RefusedError('events.gone');
    const isPublic = stored.get('visibility') === 'public';
    const key = isPublic ? null : pageKey(await organizationSalt(db, organization), id);
    const place = { organization, event: id, key };
    return {
      page: siteUrl() + eventPagePath(language, place),
      embed: siteUrl() + eventPagePath(language, place, '/embed'),
      list: siteUrl() + campaignPagePath(language, organization),
    };
  };
