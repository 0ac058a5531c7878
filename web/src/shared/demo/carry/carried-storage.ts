import * as z from 'zod/mini';
import { carriedTables } from '#shared/collections/written-marks.ts';
import { forget, recall, remember } from '../../local-storage.ts';
import { carriedKey, forgetClaim, packedDemos, progressKey, readClaim } from './claim.ts';
import { type Carried, calledKinds, carried, carriedProfile, carriedRecord } from './contents.ts';

/** Local storage key: up to when an account has taken over what was entered in a demo. */
const takenKey = (demo: string): string => `demoTaken/${demo}`;

/** Days after which a package that nobody has taken is gone. */
export const carryDays = 14;
const dayMs = 86_400_000;
/** Characters; browsers give a site about five million, and the rest of the app keeps little. */
export const carryMax = 2_000_000;

const count = z.number();
export const carriedKinds = [...carriedTables, ...calledKinds, 'profile'] as const;
export type CarriedKind = (typeof carriedKinds)[number];
const progress = z.object({
  demo: z.string(),
  /** Portions that are done: the server has taken or refused each of their records. */
  portions: count,
  /** In which order tables go: a version with another order begins again, because its portions are others. */
  order: z._default(z.array(z.string()), []),
  // What another version began may not know all of them.
  put: z.record(z.enum(carriedKinds), z._default(count, 0)),
  /** What was there already and stays as it is. */
  there: count,
  refused: count,
});
export type Progress = z.output<typeof progress>;

function read<S extends z.ZodMiniType>(key: string, schema: S): z.output<S> | null {
  const text = recall(key);
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    // Of another version of the app.
    return null;
  }
}

/** False where it does not fit, or this browser keeps nothing. */
function write(key: string, value: object, max = carryMax): boolean {
  const text = JSON.stringify(value);
  if (text.length > max) return false;
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Deletes it for good. */
export function forgetCarried(demo: string): void {
  forget(carriedKey(demo));
  forget(progressKey(demo));
  forgetClaim(demo);
}

/** A campaign has it: what was entered before it was packed is not packed once more. */
export function markTakenOver({ id, at }: Carried): void {
  remember(takenKey(id), String(at));
  forgetCarried(id);
}

/** Milliseconds since 1970; 0 where nothing was taken over. */
export const takenUntil = (demo: string): number => Number(recall(takenKey(demo)) ?? 0);

const packed = z.extend(carried, {
  records: z.array(z.unknown()),
  profile: z.record(z.string(), z.unknown()),
});

/** Record by record: one that another version of the app left, or somebody's hand, takes no others with it. */
function readable({ records, profile, left, ...about }: z.output<typeof packed>): Carried {
  const sound = records.flatMap((one) => carriedRecord.safeParse(one).data ?? []);
  const fields = Object.entries(profile);
  const good = fields.filter(([name, value]) => carriedProfile.safeParse({ [name]: value }).success);
  const unread = records.length - sound.length + fields.length - good.length;
  return {
    ...about,
    records: sound,
    profile: carriedProfile.parse(Object.fromEntries(good)),
    left: { ...left, ...(unread > 0 && { unread }) },
  };
}

/** What is packed of a demo. One that is too old, or cannot be read, is deleted. `now`: milliseconds since 1970. */
export function readCarried(now: number, demo: string): Carried | null {
  const found = read(carriedKey(demo), packed);
  if (found?.id === demo && now < found.at + carryDays * dayMs) return readable(found);
  if (recall(carriedKey(demo)) !== null) forgetCarried(demo);
  return null;
}

/** What is packed for an account. Packages that are too old are deleted, whosever they are. */
export function carriedFor(uid: string, now: number): Carried | null {
  const all = packedDemos().map((demo) => ({ carried: readCarried(now, demo), claim: readClaim(demo) }));
  return all.find(({ carried, claim }) => carried && claim === uid)?.carried ?? null;
}

/** In place of what was packed of the same demo before. */
export const storeCarried = (one: Carried): boolean => write(carriedKey(one.id), one);

/** How far a demo's package has been put in; null where nobody has begun. */
export function readProgress(demo: string): Progress | null {
  const found = read(progressKey(demo), progress);
  return found?.demo === demo ? found : null;
}
export const storeProgress = (now: Progress): boolean => write(progressKey(now.demo), now);

/** Calls with the demo whose package has gone in another tab. Returns how to stop. */
export function onCarriedRemoved(onRemoved: (demo: string) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== null && newValue === null) onRemoved(key.slice(carriedKey('').length));
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
