/** A place that is free, any of them, so that two devices rarely take the same one; null where all are taken. */
export function freePlace(taken: readonly { id: string }[], max: number): string | null {
  const free = Array.from({ length: max }, (_, at) => String(at).padStart(2, '0')).filter((place) =>
    taken.every(({ id }) => id !== place),
  );
  return free[Math.floor(Math.random() * free.length)] ?? null;
}
