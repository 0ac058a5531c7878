import { create } from 'zustand';

/**
 * What is known of the member's campaigns: how many there are, by their preferences, and which, once the server was asked.
 * Null while nobody knows.
 */
export const useCampaigns = create<{ count: number; organizations: readonly string[] | null }>(() => ({
  count: 1,
  organizations: null,
}));
