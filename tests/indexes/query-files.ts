import { sourceFiles } from '../unit/source-files.ts';
import { useCaseStore } from './source-file.ts';
import { ownBuilders } from './web-plugin.ts';

const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;
/** What makes or counts a query with the Admin SDK. */
const ofAdmin =
  /\.(?:where|orderBy|collectionGroup|limitToLast|aggregate|findNearest|getPartitions|pipeline)\(|\.count\(\)/;
/** The web SDK's functions that do the same. */
const ofWeb =
  /\b(?:and|or|query|where|orderBy|limitToLast|collectionGroup|getDocs\w*|getCountFromServer|getAggregateFromServer)\b/;
const ofOwnModule = new RegExp(`\\b(?:${ownBuilders.join('|')})\\b`);
const imports = /import\s+(type\s+)?([^;]*?)\s+from\s+'(firebase\/firestore|[./\w-]*\/queries\.ts)'/g;

/** A request without an SDK. */
const byHand = /\bstructured(?:Aggregation)?Query\b/;
/** What a use case asks its store for: the queries of `firestore-store.ts` are its callers'. */
const ofStore = /\b(?:reads?|store)\.(?:find|count|page)\(/;
const asksStore = (text: string): boolean => ofStore.test(text.replace(comments, ''));

/** Asks the emulator for mails that only it keeps. */
const onlyLocal = 'web/src/features/mailbox/local-mails.ts';

export const buildsAdminQuery = (text: string): boolean => {
  const code = text.replace(comments, '');
  return ofAdmin.test(code) || byHand.test(code);
};

/** By its imports: a name of a type doesn't count, and everything of the SDK under one name does. */
export const buildsWebQuery = (text: string): boolean =>
  /import\(\s*'firebase\/firestore'/.test(text) ||
  byHand.test(text.replace(comments, '')) ||
  [...text.matchAll(imports)].some(([, type, names = '', from]) => {
    const makes = from === 'firebase/firestore' ? ofWeb : ofOwnModule;
    return type === undefined && (names.includes('*') || makes.test(names.replace(/\btype\s+\w+/g, '')));
  });

const product = (folder: string) =>
  sourceFiles(folder, /\.tsx?$/).filter(({ path }) => !/\.test\.tsx?$/.test(path));

/** The files of the product that build a query, by their path. */
export const queryFiles = (): string[] =>
  [
    ...product('functions/src').filter(({ path, text }) => path !== useCaseStore && buildsAdminQuery(text)),
    ...product('functions/shared/usecases').filter(({ text }) => asksStore(text)),
    ...product('web/src').filter(({ text }) => buildsWebQuery(text)),
  ]
    .map(({ path }) => path)
    .filter((path) => path !== onlyLocal);
