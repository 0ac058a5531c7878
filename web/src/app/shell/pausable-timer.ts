/** What makes a toast stay: a pointer on it, the focus in it, nobody to see it. */
export type Reason = 'pointer' | 'focus' | 'hidden';

export type PausableTimer = {
  hold: (reason: Reason) => void;
  release: (reason: Reason) => void;
  stop: () => void;
};

/** Calls `over` once, after `ms` in which nothing held it; each pause starts them anew, as Mantine's own toasts do. */
export function startPausableTimer(ms: number, over: () => void): PausableTimer {
  const reasons = new Set<Reason>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const begin = () => {
    stop();
    if (reasons.size === 0) timer = setTimeout(over, ms);
  };
  begin();
  return {
    stop,
    hold: (reason) => {
      reasons.add(reason);
      stop();
    },
    release: (reason) => {
      if (reasons.delete(reason)) begin();
    },
  };
}
