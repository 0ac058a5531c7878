import type { Box, Sealed } from '../device/box.ts';
import { deviceBox } from '../device/keys.ts';
import { currentMember } from '../session/session-store.ts';
import { type Area, openPlans, plansOf, type StoredPlan, within } from './plan-database.ts';

export type { Area, Sketch, StoredPlan } from './plan-database.ts';

/** Plans of one member that are kept: the newest. */
const plansMax = 5;
/** Milliseconds after which one that nobody went on with is gone. */
const plansMs = 30 * 86_400_000;

/** Of the member who is signed in; another one finds nothing. Null with nobody. */
function prefixFor(kind: 'plan' | 'area'): string | null {
  const member = currentMember();
  return member && `${plansOf(member.uid, member.organization)}${kind} `;
}

/** Rejects where nothing may be kept. */
async function myBox(): Promise<Box> {
  const member = currentMember();
  const box = member && (await deviceBox(member.uid));
  if (!box) throw new Error('Nothing is kept here.');
  return box;
}
/** What opens of what was found, with the keys it was found by. */
async function openAll<T>(keys: readonly string[], sealed: readonly Sealed<T>[]): Promise<T[]> {
  const box = await myBox();
  const opened = await Promise.all(sealed.map((one, at) => box.open(keys[at] ?? '', one)));
  return opened.filter((one) => one !== null);
}

const lockOf = (id: string): string => `hustings-plan ${id}`;
const locks = () => globalThis.navigator?.locks;

/**
 * Takes a plan for this tab until what it returns is called or the tab is gone; null where another tab has it. A browser
 * without locks takes every plan.
 */
export async function lockPlan(id: string): Promise<(() => void) | null> {
  const manager = locks();
  if (!manager) return () => {};
  return new Promise((answer) => {
    void manager.request(lockOf(id), { ifAvailable: true }, (lock) => {
      if (!lock) return answer(null);
      return new Promise<void>((release) => answer(() => release()));
    });
  });
}

/** Keeps a plan as it is now. Resolves with whether it outlasts the page. */
export async function storePlan(plan: StoredPlan): Promise<boolean> {
  const prefix = prefixFor('plan');
  if (prefix === null) return false;
  try {
    const sealed = await (await myBox()).seal(prefix + plan.id, plan);
    await (await openPlans()).put('plans', sealed, prefix + plan.id);
    return true;
  } catch {
    return false;
  }
}

/** Never rejects. */
export async function dropPlan(id: string): Promise<void> {
  const prefix = prefixFor('plan');
  if (prefix === null) return;
  try {
    await (await openPlans()).delete('plans', prefix + id);
  } catch {
    // Nothing could be kept either.
  }
}

/** This member's plans in which no tab is at work, the newest first; those that are too old or too many are dropped. */
export async function readOpenPlans(now: number): Promise<readonly StoredPlan[]> {
  const prefix = prefixFor('plan');
  if (prefix === null) return [];
  try {
    const { store } = (await openPlans()).transaction('plans');
    const found = await openAll(
      ...(await Promise.all([store.getAllKeys(within(prefix)), store.getAll(within(prefix))])),
    );
    const lockNames = new Set((await locks()?.query())?.held?.map(({ name }) => name));
    const free = found.filter(({ id }) => !lockNames.has(lockOf(id))).sort((one, other) => other.at - one.at);
    const good = free.filter(({ at }, place) => place < plansMax && now - at <= plansMs);
    for (const { id } of free) if (!good.some((one) => one.id === id)) void dropPlan(id);
    return good;
  } catch {
    return [];
  }
}

/** Every turf that was cut before, as this device heard of it last. Never rejects. */
export async function readAreas(): Promise<readonly Area[]> {
  const prefix = prefixFor('area');
  if (prefix === null) return [];
  try {
    const { store } = (await openPlans()).transaction('areas');
    return await openAll(
      ...(await Promise.all([store.getAllKeys(within(prefix)), store.getAll(within(prefix))])),
    );
  } catch {
    return [];
  }
}

/** Keeps what the server said of turfs; `removed`: ids of those that it has no more. Never rejects. */
export async function storeAreas(areas: readonly Area[], removed: readonly string[] = []): Promise<void> {
  const prefix = prefixFor('area');
  if (prefix === null || areas.length + removed.length === 0) return;
  try {
    const box = await myBox();
    const sealed = await Promise.all(
      areas.map(async (area) => ({ key: prefix + area.id, area: await box.seal(prefix + area.id, area) })),
    );
    const transaction = (await openPlans()).transaction('areas', 'readwrite', { durability: 'relaxed' });
    for (const { key, area } of sealed) void transaction.store.put(area, key);
    for (const id of removed) void transaction.store.delete(prefix + id);
    await transaction.done;
  } catch {
    // They are read again.
  }
}
