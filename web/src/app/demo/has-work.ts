import type { DemoCommand } from '../../shared/demo/demo-commands.ts';

/** Whether a visitor has done something that they would miss: how their screens look is not it. */
export const hasWork = (acts: readonly DemoCommand[]): boolean =>
  acts.some((act) => act.is === 'call' || act.operation.table !== 'user_preferences');
