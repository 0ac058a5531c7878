import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { fail } from './fail.mjs';
import { at } from './paths.mjs';

const purposes = {
  auth: 'the Auth emulator',
  firestore: 'the Firestore emulator',
  functions: 'the Functions emulator',
  hosting: 'the web app',
  site: 'the public pages',
  pubsub: 'the Pub/Sub emulator',
  tasks: 'the Cloud Tasks emulator',
  eventarc: 'the Eventarc emulator',
  hub: 'the emulator hub',
  logging: "the emulators' log",
};

/** The tests' own ports, so that they run beside a running app; movable for two checkouts at once. */
export const testOffset = Number(process.env.HUSTINGS_TEST_PORT_OFFSET ?? 10_000);

/** `npm start` can be moved too: macOS keeps 5000 for AirPlay. */
export const startOffset = Number(process.env.HUSTINGS_PORT_OFFSET ?? 0);

/** Public pages have an origin of their own, as they have a site of their own in production. No emulator serves it (site-host.mjs). */
const sitePort = 5002;

/** The suite's ports by emulator, as firebase.json has them, and that of public pages, all moved by `offset`. */
export function suitePorts(offset) {
  const { emulators } = JSON.parse(readFileSync(at('firebase.json'), 'utf8'));
  const withPort = Object.entries(emulators).filter(([, emulator]) => emulator.port);
  const ports = [...withPort.map(([name, { port }]) => [name, port]), ['site', sitePort]];
  return Object.fromEntries(ports.map(([name, port]) => [name, port + offset]));
}

/**
 * Asked before anything is started: firebase-tools would quietly take other ports for some of them.
 * `seconds` is how long to wait for emulators that are known to be ending.
 */
export async function requireFree(ports, { hint = '', seconds = 0 } = {}) {
  const until = Date.now() + seconds * 1000;
  for (const [name, port] of Object.entries(ports)) {
    let free = await isFree(port);
    while (!free && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      free = await isFree(port);
    }
    const purpose = purposes[name] ?? name;
    if (!free) fail(`Port ${port} is taken and ${purpose} needs it: end the program that uses it${hint}.`);
  }
}

// Listening alone is not proof: on macOS it succeeds beside a program that listens on every address.
const isFree = async (port) => !(await answers(port)) && (await canListen(port));

export const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    const say = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket
      .once('connect', () => say(true))
      .once('error', () => say(false))
      .setTimeout(1000, () => say(false));
  });

const canListen = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => server.close(() => resolve(true)));
  });
