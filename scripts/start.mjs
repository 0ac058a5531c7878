// npm start: the whole app on the local emulators. `--dev` (npm run dev) adds hot reload.
import { buildFunctions, buildWeb, startDevServer, watchFunctions } from './lib/builds.mjs';
import { fail, orderly } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { javaEnvironment } from './lib/java.mjs';
import { checkNode } from './lib/node-version.mjs';
import { cached } from './lib/paths.mjs';
import { answers, requireFree, startOffset, suitePorts } from './lib/ports.mjs';
import { endAll, onEnd } from './lib/run.mjs';
import { accounts, claim, origin, release, running, save, wasKilled } from './lib/state.mjs';
import { explain, hasLostEmulator, startSuite } from './lib/suite.mjs';

const dev = process.argv.includes('--dev');
const project = 'demo-hustings';
const ports = suitePorts(startOffset);
const devPort = 5173;
const address = `http://127.0.0.1:${dev ? devPort : ports.hosting}`;
const secondsBetweenSaves = 60;
const secondsBetweenTicks = 5;

let suite;
let claimed = false;
let ending = false;
let lastSave = Promise.resolve();

onEnd(end);
await orderly(
  () =>
    run().catch((error) => {
      if (!ending) throw error; // What we stop ourselves fails too, and that is no news.
    }),
  tidy,
);

async function run() {
  checkNode();
  const other = running();
  if (other) fail(`Hustings already runs at ${other.address} (process ${other.pid}): end that one first.`);
  javaEnvironment();
  await requireFree(
    { ...ports, ...(dev && { 'hot reload': devPort }) },
    { hint: ', or move the app with HUSTINGS_PORT_OFFSET=1000', seconds: wasKilled() ? 30 : 0 },
  );
  claim(address);
  claimed = true;

  await install();
  const since = Date.now();
  console.log('Building the app and starting the emulators…');
  // The emulators load the functions when they start; the web app is read only when somebody asks for it.
  await buildFunctions();
  const from = origin();
  if (from.aside)
    console.log(
      `What was here last time belongs to another version of the app: it is kept in ${from.aside}, and this start begins anew.`,
    );
  const [started] = await Promise.all([
    startSuite({ name: 'start', project, ports, importFrom: from.path }),
    buildWeb({ project, ports }),
  ]);
  if (ending) return;
  suite = started;
  suite.exited.then(() => ending || orderly(stopped, tidy));
  if (dev) await startReloading();
  setInterval(() => saveQuietly(), secondsBetweenSaves * 1000).unref();
  setInterval(() => tickQuietly(), secondsBetweenTicks * 1000).unref();
  announce(from, (Date.now() - since) / 1000);
}

async function startReloading() {
  const log = cached('dev.log');
  const server = startDevServer({ project, ports }, log);
  const bundler = watchFunctions(cached('dev-functions.log'));
  for (const task of [server, bundler]) {
    task.done.then(() => ending || orderly(() => fail(`The development server stopped: see ${log}.`), tidy));
  }
  while (!ending && !(await answers(devPort))) await new Promise((resolve) => setTimeout(resolve, 200));
}

/** One save at a time; a failed one is said, and the next minute tries again unless an emulator has died. */
function saveQuietly() {
  lastSave = lastSave
    .then(() => save(suite.hub))
    .catch((error) => {
      console.error(`${error.message} What was entered since the last save is not on disk.`);
      if (!ending && hasLostEmulator(suite.log)) return orderly(stopped, tidy);
    });
  return lastSave;
}

let ticking = false;
/** No schedule fires in the emulators: what is due later is done here, one tick at a time. A failed one is in the functions' log. */
async function tickQuietly() {
  if (ticking || ending) return;
  ticking = true;
  const url = `http://127.0.0.1:${ports.functions}/${project}/us-central1/tickDue-0`;
  await fetch(url, { method: 'POST' })
    .then((answer) => answer.text())
    .catch(() => undefined);
  ticking = false;
}

const stopped = () => fail(explain(suite.log, 'stopped unexpectedly'));

async function end() {
  if (ending) return;
  ending = true;
  if (suite) {
    console.log('\nSaving and stopping…');
    await saveQuietly();
  }
  await tidy();
  console.log('Stopped.');
  process.exit(suite ? 0 : 130);
}

async function tidy() {
  ending = true;
  await endAll();
  if (claimed) release();
}

function announce(from, seconds) {
  const origins = {
    seed: 'the demo campaign',
    saved: 'what was here last time (npm run reset brings the demo campaign back)',
    empty: 'nothing: there is no demo campaign in emulator-data/ yet (npm run seed makes it)',
  };
  const list = accounts();
  const width = Math.max(0, ...list.map(({ email }) => email.length));
  const lines = list.map(
    ({ email, password, role }) => `  ${role.padEnd(12)}  ${email.padEnd(width)}  password ${password}`,
  );
  console.log(`
Hustings is ready after ${Math.round(seconds)} s:  ${address}

  It holds      ${origins[from.is]}
  Mailbox       ${address}/#/local-mailbox  (confirmation and reset links)
  Public pages  http://127.0.0.1:${ports.site}  (events, at the address that each event's page shows)
${lines.map((line) => `${line}\n`).join('')}
What you enter is saved every minute and when you stop. Ctrl-C stops it.`);
}
