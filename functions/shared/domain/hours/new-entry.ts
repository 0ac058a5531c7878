/** What an entry says where nothing else is known: it counts, and nobody had to stand for it. */
export const plainEntry = {
  ...{ state: 'counted' as const, corrects: null, note: null, approved_by: null, decided_at: null },
  ...{ reason: null, import_id: null, event_id: null, shift_id: null, rsvp_id: null },
};
