/** Does what only one tab of this browser may do at a time with packed imports: two would only get in each other's way. */
export const alone = <T>(work: () => Promise<T>): Promise<T | 'elsewhere'> =>
  navigator.locks.request('hustings-voter-import', { ifAvailable: true }, (lock) =>
    lock ? work() : ('elsewhere' as const),
  );
