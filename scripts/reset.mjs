// npm run reset: forgets what was entered locally, so that the next start shows the demo campaign again.
import { fail, orderly } from './lib/fail.mjs';
import { forget, running } from './lib/state.mjs';

await orderly(() => {
  const app = running();
  if (app) fail(`Hustings runs at ${app.address} (process ${app.pid}): stop it before resetting.`);
  forget();
  console.log('Done: the next "npm start" begins with the demo campaign.');
});
