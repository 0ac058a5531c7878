/** One figure against the most that it may be. */
export const atMost = (name, value, limit, unit = '') => ({
  name,
  value,
  unit,
  budget: `≤ ${limit} ${unit}`.trim(),
  ok: value <= limit,
});

/** One figure against the least that it must be. */
export const atLeast = (name, value, limit, unit = '') => ({
  name,
  value,
  unit,
  budget: `≥ ${limit} ${unit}`.trim(),
  ok: value >= limit,
});

/** One figure that explains others and has no budget of its own. */
export const forTheRecord = (name, value, unit = '') => ({ name, value, unit, budget: '–', ok: true });

export const median = (values) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

/** `work` done `times` times, one after the other. */
export async function repeat(times, work) {
  const results = [];
  for (let at = 0; at < times; at++) results.push(await work());
  return results;
}
