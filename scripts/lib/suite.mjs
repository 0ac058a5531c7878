import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { emulatorBinaries } from './emulator-jars.mjs';
import { fail } from './fail.mjs';
import { javaEnvironment } from './java.mjs';
import { localHeaders } from './local-headers.mjs';
import { at, cached } from './paths.mjs';
import { tool } from './run.mjs';
import { startSiteHost } from './site-host.mjs';
import { watchdog } from './watchdog.mjs';

/** Seconds in which the starting emulators write nothing before they are taken to hang; an idle machine starts all in 16. */
const silenceLimit = 300;

/**
 * Starts the Firebase emulators and resolves when all of them are ready.
 * `name` separates what two suites leave in `.cache/`; `web` and `functions` are the built folders they serve;
 * `only` names the emulators where not all of them are wanted.
 */
export async function startSuite({
  name,
  project,
  ports,
  web = 'web/dist',
  functions = 'functions',
  importFrom,
  only = [],
}) {
  const log = cached(`${name}.log`);
  const task = tool(
    'firebase-tools/lib/bin/firebase.js',
    [
      ...['emulators:start', '--project', project, '--config', writeConfig({ name, ports, web, functions })],
      ...(importFrom ? ['--import', importFrom] : []),
      ...(only.length > 0 ? ['--only', only.join()] : []),
    ],
    {
      cwd: workFolder(name),
      // Where links in mails lead; the functions inherit it.
      env: {
        ...environment(),
        HUSTINGS_APP_URL: `http://127.0.0.1:${ports.hosting}`,
        HUSTINGS_SITE_URL: `http://127.0.0.1:${ports.site}`,
      },
      log,
      grace: 20,
    },
  );
  let ended = false;
  const exited = task.done.then(({ code }) => {
    ended = true;
    return code;
  });
  let hang = false;
  const dog = watchdog(silenceLimit, () => {
    hang = true;
  });
  for (let length = 0; !read(log).includes('All emulators ready'); ) {
    if (ended || hang) dog.end();
    if (ended) fail(explain(log, 'did not start'));
    if (hang) {
      await task.stop();
      fail(explain(log, `said nothing for ${silenceLimit} seconds while they were starting`));
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { size } = statSync(log);
    if (size !== length) dog.seen();
    length = size;
  }
  dog.end();
  // firebase-tools would go on without the functions.
  const broken = linesBefore(log, 'Failed to load function definition');
  if (broken) {
    await task.stop();
    fail(`The functions did not load:\n${broken}`);
  }
  if (only.length === 0 || only.includes('auth')) {
    await protectAddresses(`http://127.0.0.1:${ports.auth}`, project).catch(async (error) => {
      await task.stop();
      fail(`The Auth emulator does not protect addresses: ${error.message}`);
    });
  }
  if (only.length === 0 || only.includes('functions')) {
    const site = await startSiteHost({ project, ports });
    exited.then(site.close);
  }
  return { hub: `http://127.0.0.1:${ports.hub}`, log, exited, stop: task.stop };
}

/** As a deployment must have it (SECURITY.md): no answer tells whether an address has an account. Off by default there. */
async function protectAddresses(auth, project) {
  const mask = 'emailPrivacyConfig.enableImprovedEmailPrivacy';
  const url = `${auth}/identitytoolkit.googleapis.com/v2/projects/${project}/config?updateMask=${mask}`;
  const answer = await fetch(url, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  const config = await answer.json();
  if (config.emailPrivacyConfig?.enableImprovedEmailPrivacy !== true) throw new Error(JSON.stringify(config));
}

/** firebase-tools resolves every path against the folder of its config: so a variant lies beside firebase.json, ignored by git. */
function writeConfig({ name, ports, web, functions }) {
  const config = JSON.parse(readFileSync(at('firebase.json'), 'utf8'));
  for (const [emulator, port] of Object.entries(ports))
    if (config.emulators[emulator]) config.emulators[emulator].port = port;
  // The app's site alone: the emulator would choose the second one's port by itself, and take that of the functions.
  const { target: _, ...app } = config.hosting.find(({ target }) => target === 'app');
  config.hosting = { ...app, public: web };
  const emulators = [config.emulators.auth, config.emulators.firestore];
  config.hosting.headers = localHeaders(
    config.hosting.headers,
    emulators.map(({ host, port }) => `http://${host}:${port}`),
  );
  config.functions[0].source = functions;
  const path = at(`firebase.${name}.json`);
  writeFileSync(path, JSON.stringify(config, null, 2));
  return path;
}

/** The emulators drop logs and half-made exports where they run: in `.cache/`, fresh each time. */
function workFolder(name) {
  const folder = cached(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

function environment() {
  const binaries = emulatorBinaries();
  const complete = binaries.FIRESTORE_EMULATOR_BINARY_PATH && binaries.PUBSUB_EMULATOR_BINARY_PATH;
  if (!complete)
    console.log('Emulators come from the Firebase download (about 200 MB, the first time only)…');
  return {
    ...javaEnvironment(),
    ...binaries,
    // firebase-tools asks for news and remote settings unless it believes to run in CI, and looks for its own updates.
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
    // Settings of our own: no account of the user's, and usage reports stay off.
    XDG_CONFIG_HOME: cached('config'),
    // Seconds for loading the functions: ten by default, too few beside a build on two cores.
    FUNCTIONS_DISCOVERY_TIMEOUT: '300',
    // Each function has a process of its own: compiling the bundle is a third of its start.
    NODE_COMPILE_CACHE: cached('compiled'),
    // It would send even its calls to 127.0.0.1 through a proxy; only the download needs one.
    ...(complete && { HTTP_PROXY: '', HTTPS_PROXY: '', http_proxy: '', https_proxy: '' }),
  };
}

const read = (log) => readFileSync(log, 'utf8');

/** firebase-tools goes on without an emulator that was killed, for instance for want of memory: the app cannot. */
export const hasLostEmulator = (log) => /has exited upon receiving signal/.test(read(log));

/** Why the emulators ended, from their log: the lines that say something, not the whole of it. */
export function explain(log, what) {
  if (/downloading .*\.(jar|zip)/.test(read(log)) && /Failed to make request to https:/.test(read(log))) {
    return 'The Firebase emulators could not be downloaded: connect to the network and run the command again.';
  }
  return `The Firebase emulators ${what}. The end of ${log}:\n${tail(meaningful(log))}`;
}

function linesBefore(log, text) {
  const lines = meaningful(log);
  const found = lines.findIndex((line) => line.includes(text));
  return found < 0 ? undefined : tail(lines.slice(0, found + 1));
}

const tail = (lines) => lines.slice(-15).join('\n');
const meaningful = (log) =>
  read(log)
    .split('\n')
    .filter((line) => line.trim() && !/MOTD|Env variable override/.test(line));
