import { create } from 'zustand';
import { idle } from '../../shared/demo/idle.ts';
import { setSession } from '../../shared/session/member.ts';

/** How much of the sample campaign is in memory; the first screen does without the lists' records. */
export const useDemo = create<{ whole: boolean }>(() => ({ whole: false }));

/** Milliseconds that a dashboard has to be drawn in before the records of the lists follow. */
const firstMs = 1_500;

/** Begins the demo: nobody signs in, and nothing is asked of a server. `calm`: whether the first screen needs no lists. */
export async function startDemo(calm: boolean): Promise<void> {
  const { server } = await import('../../shared/demo/server.ts');
  const { actor, world, ready, rest } = server();
  await ready;
  const { uid, email, fullName, role } = actor;
  const { organization } = world;
  setSession({ is: 'ready', member: { uid, email, fullName, role, organization, twoFactor: false } });
  if (calm) await idle(firstMs);
  await rest();
  useDemo.setState({ whole: true });
}
