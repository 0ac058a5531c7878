/** Every address of an event's roster. */
export const rosterPaths = {
  event: (id: string) => `/events/${id}`,
  roster: (id: string) => `/events/${id}/roster`,
  /** The sign-in sheet of a shift on paper. */
  sheet: (id: string, shift: string) => `/events/${id}/roster/sheet?shift=${encodeURIComponent(shift)}`,
  /** Where what comes back on paper is typed in. */
  enter: (id: string, shift: string) => `/events/${id}/roster/enter?shift=${encodeURIComponent(shift)}`,
  /** Who has not come, to be called. */
  missing: (id: string) => `/events/${id}/roster/missing`,
  checkIn: (id: string) => `/events/${id}/check-in`,
  /** What came of it. */
  report: (id: string) => `/events/${id}/report`,
  kiosk: (id: string) => `/events/${id}/kiosk`,
} as const;
