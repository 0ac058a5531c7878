import { create } from 'zustand';
import { setSession } from '../../shared/session/member.ts';

/** How much of the sample campaign is in memory; the first screen does without the lists' records. */
export const useDemo = create<{ whole: boolean }>(() => ({ whole: false }));

/** Begins the demo: nobody signs in, and nothing is asked of a server. */
export async function startDemo(): Promise<void> {
  const { server } = await import('../../shared/demo/server.ts');
  const { actor, world, ready, whole } = server();
  await ready;
  const { uid, email, fullName, role } = actor;
  const { organization } = world;
  setSession({ is: 'ready', member: { uid, email, fullName, role, organization, twoFactor: false } });
  await whole;
  useDemo.setState({ whole: true });
}
