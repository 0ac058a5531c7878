import { create } from 'zustand';
import { blank, type Values } from './campaign.ts';

type Draft = { values: Values; why: string | null };

/**
 * What was typed, kept while the server decides: the dashboard shows at once, and a refusal leads back
 * to this form, which must not be empty then.
 */
export const useDraft = create<Draft>(() => ({ values: blank, why: null }));
