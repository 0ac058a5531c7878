/** Minutes of work that are proposed: from the shift's start or the arrival, whichever is later, to the quarter of an hour. */
export function workedMinutes(arrivedAt: number, startsAt: number, now: number): number {
  const minutes = (now - Math.max(arrivedAt, startsAt)) / 60_000;
  return Math.min(24 * 60, Math.max(15, Math.round(minutes / 15) * 15));
}

/** Minutes in typed hours, such as `2.5`, `2,5` or `2:30`; null where that is no such time. */
export function minutesIn(typed: string): number | null {
  const clean = typed.trim();
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(clean);
  const minutes = clock
    ? Number(clock[1]) * 60 + Number(clock[2])
    : Math.round(Number(clean.replace(',', '.')) * 60);
  const isTime = clean !== '' && Number.isInteger(minutes) && minutes >= 0 && minutes <= 24 * 60;
  return isTime ? minutes : null;
}
