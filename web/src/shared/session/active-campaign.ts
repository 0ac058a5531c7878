import { create } from 'zustand';

/**
 * Whether the server has said, since it was out of reach last, which campaign is active: another device may have switched
 * meanwhile. Set by whoever follows the membership.
 */
export const useActiveCampaign = create<{ isKnown: boolean }>(() => ({ isKnown: true }));
