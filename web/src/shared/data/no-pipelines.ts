/**
 * Stands for `re2js` in the build. Firestore's SDK brings that engine of regular expressions, 45 kB of gzip, for the
 * operators of pipeline queries alone (`like`, `regex_match`, `regex_contains`), and this app asks no pipelines.
 * Should it ever, the entry in `vite.config.ts` has to go: until then such a query fails with this sentence.
 */
export const RE2JS = {
  compile(): never {
    throw new Error('Pipeline queries with regular expressions are left out of this build.');
  },
};
