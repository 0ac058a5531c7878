/** Calls from a file that is not the product's, for the recorder's own test. */
export const testFileQueries = {
  send: (query: { get: () => unknown }): unknown => query.get(),
  narrow: <Q>(query: { where: (field: string) => Q }): Q => query.where('b'),
};
