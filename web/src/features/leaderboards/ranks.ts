/** Places of values that come most first: equal ones share a place, and the next one counts them all, as in sports. */
export function placesOf(values: readonly number[]): number[] {
  const places: number[] = [];
  values.forEach((value, at) => {
    places.push(at > 0 && values[at - 1] === value ? (places[at - 1] ?? at) : at + 1);
  });
  return places;
}
