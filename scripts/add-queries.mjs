// npm run indexes:add: adds to tests/indexes/recorded-queries.json what tests that ran by themselves have sent.
import { clearQueries, writeQueries } from './lib/queries.mjs';

const count = await writeQueries({ isMore: true });
await clearQueries();
console.log(`${count} queries in tests/indexes/recorded-queries.json`);
