import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = place('../..');
const product = place('../../web/src/');
const sdk = 'firebase/firestore';
/** The start of a module's name that no file has. */
const own = '\0firestore-of:';

/** All that `recordingFor` gives. */
export const recordedNames = [
  ...['and', 'collectionGroup', 'endAt', 'endBefore', 'limit', 'limitToLast', 'or', 'orderBy', 'query'],
  ...['startAfter', 'startAt', 'where', 'getDocs', 'getDocsFromServer', 'onSnapshot'],
  ...['getAggregateFromServer', 'getCountFromServer'],
];

/** The app's own functions that make a query: who calls one builds a query too. */
export const ownBuilders = ['firstFrom', 'firstOf', 'inOrder', 'withPrefix', 'withValue', 'withValues'];
const ownModule = `${product}shared/data/queries.ts`;
const ofOwn = '\0queries-of:';

const fileOf = (importer: string) => relative(root, importer).split(sep).join('/');
const recorderPath = JSON.stringify(place('web-recorder.ts'));

/** Gives each file of the web app a Firestore of its own, which records what that file sends. For builds that are tested. */
export const recordWebQueries = (): Plugin => ({
  name: 'hustings:record-queries',
  enforce: 'pre',
  resolveId: (source, importer) => {
    if (!importer?.startsWith(product)) return null;
    if (source === sdk) return `${own}${fileOf(importer)}`;
    const isOwn = source.endsWith('/queries.ts') && join(dirname(importer), source) === ownModule;
    return isOwn ? `${ofOwn}${fileOf(importer)}` : null;
  },
  load: (id) => {
    if (id.startsWith(own))
      return `export * from '${sdk}';
import { recordingFor } from ${recorderPath};
export const { ${recordedNames.join(', ')} } = recordingFor(${JSON.stringify(id.slice(own.length))});`;
    if (id.startsWith(ofOwn))
      return `export * from ${JSON.stringify(ownModule)};
import * as queries from ${JSON.stringify(ownModule)};
import { buildingFor } from ${recorderPath};
export const { ${ownBuilders.join(', ')} } = buildingFor(${JSON.stringify(id.slice(ofOwn.length))}, queries);`;
    return null;
  },
});
