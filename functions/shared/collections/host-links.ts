import * as z from 'zod/mini';
import { collection, count, inOrganization, instant, line, recordId } from './define.ts';

export const hostNameMax = 120;
/** Links of one event that work at the same time. */
export const hostLinksMax = 5;

/**
 * A link by which somebody without an account works with the roster of one event. The link is made of its id and version, so
 * that nothing here opens a page. Staff adds and ends them; whoever opens or uses one is counted.
 */
export const hostLinks = collection({
  name: 'host_links',
  path: inOrganization('host_links'),
  access: { read: 'rosters.work' },
  rules: { refused: { write: 'calls do, and the page that it opens counts' } },
  isWork: false,
  schema: z.strictObject({
    event_id: recordId,
    /** Whom it is for. */
    name: line(hostNameMax),
    /** A link is good for one version. */
    version: count,
    created_at: instant,
    created_by: recordId,
    ended_at: z.nullable(instant),
    opened: count,
    opened_at: z.nullable(instant),
    /** Changes that were made by it. */
    changes: count,
  }),
});
