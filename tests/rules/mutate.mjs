// npm run test:mutation: breaks firestore.rules one clause at a time; the cases of tests/rules must notice each.
// `npm run test:mutation -- donors shared` breaks only those blocks (`shared` is what all blocks use), `-- 120 125`
// only those lines.
import { orderly } from '../../scripts/lib/fail.mjs';
import { mutateRules, startRulesEmulator } from '../../scripts/lib/rules-mutation.mjs';
import { endAll, onEnd } from '../../scripts/lib/run.mjs';

onEnd(async () => {
  await endAll();
  process.exit(130);
});
await orderly(async () => {
  await startRulesEmulator();
  const { killed, survived } = await mutateRules(process.argv.slice(2));
  if (killed === 0 || survived > 0) process.exitCode = 1;
}, endAll);
await endAll();
