/** A stretch of the server's clock, in whole milliseconds since 1970, both ends in it. */
export type Span = readonly [from: number, to: number];

/** Stretches with one more, in their order; those that meet are one. */
export function withSpan(spans: readonly Span[], [from, to]: Span): readonly Span[] {
  if (to < from) return spans;
  const separate = spans.filter(([first, last]) => last < from - 1 || first > to + 1);
  const touching = spans.filter(([first, last]) => last >= from - 1 && first <= to + 1);
  const whole: Span = [
    Math.min(from, ...touching.map(([first]) => first)),
    Math.max(to, ...touching.map(([, last]) => last)),
  ];
  return [...separate, whole].sort(([one], [other]) => one - other);
}

/** What of a stretch is in none of them, the newest first. */
export function gapsIn(spans: readonly Span[], [from, to]: Span): readonly Span[] {
  const gaps: Span[] = [];
  let end = to;
  for (const [first, last] of [...spans].sort(([one], [other]) => other - one)) {
    if (first > end || last < from) continue;
    if (last < end) gaps.push([last + 1, end]);
    end = first - 1;
  }
  if (end >= from) gaps.push([from, end]);
  return gaps;
}
