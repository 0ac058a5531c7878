import { accounts } from '#shared/demo/accounts.ts';
import type { Accounts } from '#shared/usecases/use-case.ts';
import type { DemoStore } from '../demo-store.ts';

/** When somebody was last active, as far as their work tells: milliseconds since 1970. */
function lastActiveOf(world: DemoStore, uid: string): number | null {
  if (uid === world.actor.uid) return world.now();
  const own = world.activity.all().filter(({ actor_id }) => actor_id === uid);
  return own.length > 0 ? Math.max(...own.map(({ at }) => at.toMillis())) : null;
}

/** The demo's accounts: every member of the sample campaign could sign in. */
export const accountsIn = (world: DemoStore): Accounts => ({
  findByEmail: async (email) => accounts.find((account) => account.email === email)?.uid ?? null,
  canSignIn: async (uids) => uids.length > 0,
  details: async (uids) =>
    uids.map((uid) => ({
      uid,
      email: accounts.find((account) => account.uid === uid)?.email ?? null,
      lastActive: lastActiveOf(world, uid),
    })),
});
