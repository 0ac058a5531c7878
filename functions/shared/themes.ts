/** What a member may choose; without a schema beside it, because the first visit draws by it. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];
