// npm run indexes:write: writes firestore.indexes.json from the lists of definitions and scripts/lib/query-indexes.ts.
import { writeFileSync } from 'node:fs';
import { definitions } from './lib/definitions.ts';
import { orderly } from './lib/fail.mjs';
import { indexesOf, indexText } from './lib/indexes.ts';
import { at } from './lib/paths.mjs';

await orderly(async () => {
  const file = indexesOf(definitions);
  writeFileSync(at('firestore.indexes.json'), indexText(file));
  const { indexes, fieldOverrides } = file;
  console.log(
    `firestore.indexes.json: ${indexes.length} composite indexes, ${fieldOverrides.length} field configurations`,
  );
});
