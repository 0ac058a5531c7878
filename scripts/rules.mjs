// npm run rules: writes firestore.rules from the definitions of collections, the sources in rules/ and the roles in
// functions/shared/access.ts.
import { writeFileSync } from 'node:fs';
import * as access from '../functions/shared/access.ts';
import { definitions } from './lib/definitions.ts';
import { orderly } from './lib/fail.mjs';
import { at } from './lib/paths.mjs';
import { assembleRules, readSources } from './lib/rules.mjs';

await orderly(async () => {
  const rules = assembleRules(readSources(), access, definitions);
  writeFileSync(at('firestore.rules'), rules);
  console.log(`firestore.rules: ${rules.split('\n').length - 1} lines`);
});
