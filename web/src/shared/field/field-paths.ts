/** Every address of field operations. */
export const paths = {
  /** The area's own address: it leads to the first tab that a member may enter. */
  start: '/field-ops',
  turfs: '/field-ops/turfs',
  turf: (id: string) => `/field-ops/turfs/${id}`,
  print: (id: string) => `/field-ops/turfs/${id}/print`,
  /** Where what comes back on paper is typed in. */
  enter: (id: string) => `/field-ops/turfs/${id}/enter`,
  /** Who was met at doors and is not in the file. */
  newVoters: '/field-ops/turfs/met',
  /** What canvassers would correct. */
  corrections: '/field-ops/turfs/corrections',
  map: '/field-ops/map',
  canvass: '/field-ops/mine',
  /** A turf as its canvasser works it. */
  walk: (id: string) => `/field-ops/mine/${id}`,
  calls: '/field-ops/calls',
  newCallList: '/field-ops/calls/new',
  /** A new list of those whom another one has not reached. */
  copyCallList: (id: string) => `/field-ops/calls/new?of=${id}`,
  /** A call list of people whom a filter finds, as JSON. */
  callPeople: (filter: string) => `/field-ops/calls/new?people=${encodeURIComponent(filter)}`,
  callList: (id: string) => `/field-ops/calls/${id}`,
  /** A list as its callers see it: one person at a time. */
  calling: (id: string) => `/field-ops/calls/${id}/call`,
  /** Contacts as a file for another system. */
  exchange: '/field-ops/exchange',
  scripts: '/field-ops/scripts',
  script: (id: string) => `/field-ops/scripts/${id}`,
  quality: '/field-ops/quality',
  pace: '/field-ops/pace',
  /** What organizers work with each day. */
  organizing: '/field-ops/organizing',
  week: '/field-ops/organizing/week',
  nights: '/field-ops/organizing/nights',
  regions: '/field-ops/organizing/regions',
} as const;
