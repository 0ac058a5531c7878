/** Milliseconds for which an answer is good: a palette that stays open finds who was added meanwhile. */
const rememberedMs = 30_000;

type Clock = () => number;

/** Asks each question once. What failed is asked again. */
export function remembering<T>(
  ask: (question: string) => Promise<T>,
  now: Clock = Date.now,
): (question: string) => Promise<T> {
  const answers = new Map<string, { at: number; answer: Promise<T> }>();
  return (question) => {
    const known = answers.get(question);
    if (known && now() - known.at < rememberedMs) return known.answer;
    const answer = ask(question);
    answers.set(question, { at: now(), answer });
    answer.catch(() => answers.delete(question));
    return answer;
  };
}

/**
 * Rows whose `field` begins as typed, at most `most`. A longer beginning is not asked for where a shorter one gave fewer
 * than `most`: those are all that there are.
 */
export function rememberingPrefixes<R extends object>(
  field: keyof R,
  most: number,
  ask: (prefix: string) => Promise<R[]>,
  now: Clock = Date.now,
): (prefix: string) => Promise<R[]> {
  const all = new Map<string, { at: number; rows: readonly R[] }>();
  const once = remembering(async (prefix) => {
    const at = now();
    const rows = await ask(prefix);
    if (rows.length < most) all.set(prefix, { at, rows });
    return rows;
  }, now);
  return async (prefix) => {
    for (let length = prefix.length - 1; length > 0; length -= 1) {
      const known = all.get(prefix.slice(0, length));
      if (known && now() - known.at < rememberedMs)
        return known.rows.filter((row) => String(row[field]).startsWith(prefix));
    }
    return once(prefix);
  };
}
