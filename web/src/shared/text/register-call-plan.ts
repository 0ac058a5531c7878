import { registerTexts } from './bundle.ts';
import { callPlan } from './en/call-plan.ts';

export type { callPlan } from './en/call-plan.ts';

/** Loaded with one call list and with a new one: whoever only calls reads neither. */
registerTexts({ callPlan }, () => import('./es/call-plan.ts'));
