type Due = { day: string | null; time: string | null };

/** A day without a time lasts until its end; what is for no day comes after all days. */
const keyOf = ({ day, time }: Due): string => (day === null ? '~' : `${day} ${time ?? '24:00'}`);

/** What is due first comes first; what is due at the same time stays as it came. */
export const byDue = (one: Due, other: Due): number => {
  const [first, second] = [keyOf(one), keyOf(other)];
  return first < second ? -1 : Number(first > second);
};

/** Whether something was due before a moment of the campaign's day. */
export const isLate = (due: Due, now: { day: string; time: string }): boolean =>
  due.day !== null && keyOf(due) < `${now.day} ${now.time}`;
