/**
 * Calls `onSilence` once when `seen()` was not called for so many seconds. It counts its own ticks rather than the
 * clock: while the machine sleeps, or is too busy to run this process, nothing else could make progress either.
 */
export function watchdog(seconds, onSilence) {
  let quiet = 0;
  const timer = setInterval(() => {
    quiet += 1;
    if (quiet < seconds) return;
    clearInterval(timer);
    onSilence();
  }, 1000);
  return {
    seen: () => {
      quiet = 0;
    },
    end: () => clearInterval(timer),
  };
}
