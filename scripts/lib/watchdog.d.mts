interface Watchdog {
  seen(): void;
  end(): void;
}
export function watchdog(seconds: number, onSilence: () => void): Watchdog;
