type Turn<Item> = { items: Set<Item>; done: Promise<void> };

/**
 * Runs for one key one after the other; calls that come while one is under way share the next. Forty changes at
 * once are two runs, not forty that contend for one document, and each call's run begins after the call.
 */
export function coalesce<Item>(run: (key: string, items: Item[]) => Promise<void>) {
  const underWay = new Map<string, Promise<void>>();
  const next = new Map<string, Turn<Item>>();

  async function takeTurn(key: string, items: Set<Item>): Promise<void> {
    await Promise.allSettled([underWay.get(key)]);
    next.delete(key);
    const running = run(key, [...items]);
    underWay.set(key, running);
    try {
      await running;
    } finally {
      if (underWay.get(key) === running) underWay.delete(key);
    }
  }

  return (key: string, items: readonly Item[] = []): Promise<void> => {
    const turn = next.get(key);
    if (turn) {
      for (const item of items) turn.items.add(item);
      return turn.done;
    }
    const own = new Set(items);
    const done = takeTurn(key, own);
    next.set(key, { items: own, done });
    return done;
  };
}
