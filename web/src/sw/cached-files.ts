/** One file that the worker keeps. `revision` is null where the address itself changes with the content. */
export type CachedFile = { url: string; revision: string | null };

/** A file of a build: where it lies below the build's folder, and a hash of its content. */
export type Built = { path: string; hash: string };

/** Not for keeping: the worker itself, a tool of local builds, and what only visitors and search engines ask for. */
const left = [
  /^sw\.js$/,
  /^assets\/MailboxPage-/,
  /^pictures\//,
  /.\/index\.html$/,
  /^(robots\.txt|sitemap\.xml)$/,
];
/**
 * The map, a quarter of all bytes, for the few who plan, and what prints letters. Kept once somebody has used it, or is
 * about to.
 */
const later = /^assets\/(maplibre-gl|open-map|render-letters|SourceSerif4_400Regular)-/;

/** What the worker keeps of a build, in an order that depends on nothing else. */
export const cachedFilesOf = (files: readonly Built[]): CachedFile[] =>
  files
    .filter(({ path }) => !later.test(path) && !left.some((pattern) => pattern.test(path)))
    .map(({ path, hash }) => ({ url: `/${path}`, revision: path.startsWith('assets/') ? null : hash }))
    .sort((one, other) => (one.url < other.url ? -1 : 1));

/** The addresses of what it keeps later. */
export const laterOf = (files: readonly Built[]): string[] =>
  files
    .filter(({ path }) => later.test(path))
    .map(({ path }) => `/${path}`)
    .sort();
