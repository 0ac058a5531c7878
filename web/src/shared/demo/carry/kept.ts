import * as z from 'zod/mini';
import { forget, recall } from '../../ui/remembered.ts';
import { carriedKey, forgetClaim } from './claim.ts';
import { type Carried, carried, carriedProfile, carriedRecord } from './contents.ts';

/** Local storage key: how far it has been put in. */
const progressKey = 'demoCarryProgress';

/** Days after which a package that nobody has taken is gone. */
export const carryDays = 14;
const dayMs = 86_400_000;
/** Characters; browsers give a site about five million, and the rest of the app keeps little. */
export const carryMax = 2_000_000;

const count = z.number();
const progress = z.object({
  demo: z.string(),
  /** Portions that are done: the server has taken or refused each of their records. */
  portions: count,
  put: z.object({ donors: count, volunteers: count, donations: count, goals: count, profile: count }),
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
export function forgetCarried(): void {
  forget(carriedKey);
  forget(progressKey);
  forgetClaim();
}

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

/** What is packed in this browser. One that is too old, or cannot be read, is deleted. `now`: milliseconds since 1970. */
export function readCarried(now: number): Carried | null {
  const found = read(carriedKey, packed);
  if (found && now < found.at + carryDays * dayMs) return readable(found);
  if (recall(carriedKey) !== null) forgetCarried();
  return null;
}

/** In place of what was packed before. */
export const keepCarried = (one: Carried): boolean => write(carriedKey, one);

/** How far a demo's package has been put in; null where nobody has begun. */
export function readProgress(demo: string): Progress | null {
  const found = read(progressKey, progress);
  return found?.demo === demo ? found : null;
}
export const keepProgress = (now: Progress): boolean => write(progressKey, now);

/** Calls when the package has gone in another tab. Returns how to stop. */
export function onCarriedGone(gone: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === carriedKey && newValue === null) gone();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
