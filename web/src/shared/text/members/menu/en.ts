/** What only a member's menu says. */
export const menu = {
  search: 'Search or jump to…',
  campaigns: 'Your campaigns. Active: {{name}}',
  pinned: 'Pinned',
  secondFactor: 'Two-factor authentication',
  recent: {
    title: 'Recently viewed',
    empty: 'Records you open appear here.',
    offline: 'Their names have not arrived.',
  },
} as const;
