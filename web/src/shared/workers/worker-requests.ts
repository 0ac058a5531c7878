/** Why a request was not answered: a newer one of its slot was sent, or the worker was closed. Nothing to be told. */
export class SupersededError extends Error {
  override name = 'Overtaken';
}

type Waiting = { slot: string | null; answer: (answer: never) => void; fail: (why: Error) => void };

/** Requests to one worker, and who waits for their answers. `drop` tells the worker that nobody waits for one any more. */
export type WorkerRequests = ReturnType<typeof createWorkerRequests>;

export function createWorkerRequests(worker: Worker, drop?: (id: number) => void) {
  const waiting = new Map<number, Waiting>();
  const slots = new Map<string, number>();
  let last = 0;
  let closed = false;
  const settle = (id: number): Waiting | undefined => {
    const found = waiting.get(id);
    waiting.delete(id);
    if (found?.slot && slots.get(found.slot) === id) slots.delete(found.slot);
    return found;
  };
  const failAll = (why: () => Error) => {
    for (const id of [...waiting.keys()]) settle(id)?.fail(why());
  };
  worker.addEventListener('error', ({ message }) => failAll(() => new Error(message)));
  return {
    /**
     * Sends a request under the id that its answer will name. Rejects with `SupersededError` once a newer one of the same
     * slot is sent, or the worker is closed.
     */
    ask<T>(send: (id: number) => void, slot: string | null = null): Promise<T> {
      if (closed) return Promise.reject(new SupersededError());
      last += 1;
      const id = last;
      const before = slot === null ? undefined : slots.get(slot);
      if (before !== undefined) {
        settle(before)?.fail(new SupersededError());
        drop?.(before);
      }
      if (slot !== null) slots.set(slot, id);
      return new Promise<T>((answer, fail) => {
        waiting.set(id, { slot, answer, fail });
        send(id);
      });
    },
    answer: (id: number, answer: unknown): void => settle(id)?.answer(answer as never),
    fail: (id: number, why: Error): void => settle(id)?.fail(why),
    close(): void {
      closed = true;
      worker.terminate();
      failAll(() => new SupersededError());
    },
  };
}
