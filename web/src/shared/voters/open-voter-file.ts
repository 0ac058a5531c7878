import { voterOpenMarginMs } from '#shared/constants.ts';

type Opened = { leftMs: number };

/**
 * Opens the voter file on the server before its chunks are fetched, once for as long as that lasts. The server says how
 * long from now on, not until when, so a device whose clock is wrong asks at the right time too.
 */
export function openingOf(open: () => Promise<Opened>) {
  let until = 0;
  let underWay: Promise<void> | null = null;
  const ask = (): Promise<void> => {
    underWay ??= open()
      .then(({ leftMs }) => {
        until = Date.now() + leftMs;
      })
      .finally(() => {
        underWay = null;
      });
    return underWay;
  };
  /** `again`: the server has refused a chunk, whatever this device believes. Rejects where the file cannot be opened. */
  return (again = false): Promise<void> =>
    !again && until - voterOpenMarginMs > Date.now() ? Promise.resolve() : ask();
}
export type Opening = ReturnType<typeof openingOf>;
