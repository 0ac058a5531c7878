type Due = { day: string | null };

/** What is due first comes first; what is for no day comes last, as it came. */
export const byDay = (one: Due, other: Due): number =>
  (one.day ?? '9999-12-31').localeCompare(other.day ?? '9999-12-31');
