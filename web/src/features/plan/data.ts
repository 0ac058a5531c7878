import type { Stored } from '#shared/collections/define.ts';
import { fieldPlanId, fieldPlans } from '#shared/collections/field-plans.ts';
import { useLiveDocument } from '../../shared/data/live.ts';
import { useMember } from '../../shared/session/session-store.ts';

export type Plan = Stored<typeof fieldPlans>;

/** The campaign's plan: one read; null where there is none yet. */
export const usePlan = () => useLiveDocument(fieldPlans, useMember().organization, fieldPlanId);
