/** Which files each file imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** The groups of files that all reach each other by imports. Source: Tarjan's strongly connected components. */
function strongComponents(imports: Imports): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const components: string[][] = [];
  const visit = (file: string): number => {
    const index = order.size;
    order.set(file, index);
    lowest.set(file, index);
    stack.push(file);
    let low = index;
    for (const imported of imports.get(file) ?? []) {
      const known = order.get(imported);
      if (known === undefined) low = Math.min(low, visit(imported));
      else if (stack.includes(imported)) low = Math.min(low, known);
    }
    if (low === index) components.push(stack.splice(stack.indexOf(file)));
    return low;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return components;
}

/** The shortest way from a file back to itself; null where there is none. */
function cycleThrough(start: string, imports: Imports): string[] | null {
  const previous = new Map<string, string>();
  const queue = [start];
  for (const file of queue)
    for (const imported of imports.get(file) ?? []) {
      if (imported === start) {
        const path = [start];
        for (let at: string | undefined = file; at !== undefined && at !== start; at = previous.get(at))
          path.splice(1, 0, at);
        return [...path, start];
      }
      if (previous.has(imported)) continue;
      previous.set(imported, file);
      queue.push(imported);
    }
  return null;
}

/** The shortest cycle of each group of files that import each other, as `a → b → a`. */
export const importCycles = (imports: Imports): string[] =>
  strongComponents(imports).flatMap((files) => {
    const cycles = files.flatMap((file) => {
      const cycle = cycleThrough(file, imports);
      return cycle ? [cycle] : [];
    });
    const [shortest] = cycles.toSorted((one, other) => one.length - other.length);
    return shortest ? [shortest.join(' → ')] : [];
  });
