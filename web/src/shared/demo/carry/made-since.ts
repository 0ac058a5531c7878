import { type CarriedTable, neededBy } from '#shared/collections/written-marks.ts';
import type { DemoStore } from '../demo-store.ts';
import { type CarriedRecord, type Contents, isFree } from './contents.ts';

type Demo = Pick<DemoStore, CarriedTable | 'positions' | 'profile_changes'>;

/**
 * What of a visitor's own they entered after a moment (milliseconds since 1970): the rest is an account's already. A donor
 * comes along once more with a later gift, which the next campaign could not take without them.
 */
export function madeSince(moment: number, demo: Demo, contents: Contents): Contents {
  const { records, profile, left, tags } = contents;
  if (moment === 0) return contents;
  const isLater = ({ table, id }: CarriedRecord) => {
    const found = demo[table].get(id);
    // An approved position that is carried as a draft is no draft in the demo.
    const approved = table === 'position_drafts' && !found ? demo.positions.get(id)?.approved_at : undefined;
    const at = isFree(table) ? found?.updated_at : (found?.created_at ?? approved);
    return (at?.toMillis() ?? 0) > moment;
  };
  const later = records.filter(isLater);
  const needed = new Set(later.flatMap(({ table, id, data }) => neededBy(table, { ...data, id })));
  const changes = demo.profile_changes.all().filter(({ at }) => at.toMillis() > moment);
  const changed = new Set<string>(changes.map(({ field }) => field));
  return {
    records: records.filter((record) => isLater(record) || needed.has(`${record.table}/${record.id}`)),
    profile: Object.fromEntries(Object.entries(profile).filter(([field]) => changed.has(field))),
    left,
    // Adding a tag that is listed changes nothing but its look.
    ...(tags && { tags }),
  };
}
