type Ports<Question> = {
  /** What it throws is the failure. */
  answer: (question: Question) => unknown;
  /** Whether a question can be answered now; the others wait, and those behind them do not. */
  isReady?: (question: Question) => boolean;
  done: (id: number, answer: unknown) => void;
  failed: (id: number, error: unknown) => void;
};

/** A worker's side: requests in the order in which they came. One is answered at a time, and what was dropped meanwhile is not. */
export function createRequestQueue<Question>({
  answer,
  isReady = () => true,
  done,
  failed,
}: Ports<Question>) {
  const queue = new Map<number, Question>();
  let answering = false;
  const again = new MessageChannel();
  again.port1.onmessage = () => void next();
  async function next(): Promise<void> {
    if (answering) return;
    const found = [...queue].find(([, question]) => isReady(question));
    if (!found) return;
    const [id, question] = found;
    answering = true;
    queue.delete(id);
    try {
      done(id, await answer(question));
    } catch (error) {
      failed(id, error);
    }
    answering = false;
    wake();
  }
  // After what the page has said meanwhile: it may have dropped the next.
  const wake = () => again.port2.postMessage(null);
  return {
    add(id: number, question: Question): void {
      queue.set(id, question);
      wake();
    },
    drop: (id: number): void => void queue.delete(id),
    /** Said when something became ready. */
    wake,
    /** Lets the queue's own channel go. */
    close(): void {
      queue.clear();
      again.port1.close();
    },
  };
}
