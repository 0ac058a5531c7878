import { join } from './bundle.ts';
import { callPlan } from './en/call-plan.ts';

export type { callPlan } from './en/call-plan.ts';

/** Loaded with one call list and with a new one: whoever only calls reads neither. */
join({ callPlan }, () => import('./es/call-plan.ts'));
