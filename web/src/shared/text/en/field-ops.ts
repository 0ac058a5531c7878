/** What the screens of field operations share. */
export const fieldOps = {
  tabs: {
    label: 'Field operations',
    turfs: 'Turfs',
    map: 'Map and cutting',
    calls: 'Phone bank',
    scripts: 'Scripts',
    quality: 'Quality',
    pace: 'Pace',
    mine: 'My turfs',
  },
} as const;
