import type { Bucket } from '#shared/usecases/buckets.ts';
import { sha256 } from '../hash.ts';
import type { Host } from './read-host.ts';

const hour = 60 * 60_000;
/** Times that a link is opened in an hour: each reads the roster. */
export const hostOpeningsMax = 60;
/** Changes by a link in an hour: a full house checked in twice. */
export const hostChangesMax = 600;

const bucket = (what: string, most: number, { organization, link }: Host): Bucket => ({
  id: `host-${what}-${sha256(`${organization} ${link.id}`)}`,
  limits: [{ windowMs: hour, failures: most }],
});
export const openingsBucket = (host: Host): Bucket => bucket('open', hostOpeningsMax, host);
export const changesBucket = (host: Host): Bucket => bucket('change', hostChangesMax, host);
