import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cached } from './paths.mjs';
import { which } from './which.mjs';
import { zipOf } from './zip.mjs';

const firestoreJar = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const pubsubCommand = 'platform/pubsub-emulator/bin/cloud-pubsub-emulator';

/**
 * The gcloud SDK's own emulators, where it is installed, as the environment that makes firebase-tools use them: no
 * download of 140 MB. What the SDK does not have, firebase-tools fetches once and keeps.
 */
export function emulatorBinaries() {
  const sdk = sdkRoot();
  const firestore =
    process.env.FIRESTORE_EMULATOR_BINARY_PATH ?? (sdk && withManifest(join(sdk, firestoreJar)));
  const pubsub = process.env.PUBSUB_EMULATOR_BINARY_PATH ?? (sdk && wrapped(join(sdk, pubsubCommand)));
  return {
    ...(firestore && { FIRESTORE_EMULATOR_BINARY_PATH: firestore }),
    ...(pubsub && { PUBSUB_EMULATOR_BINARY_PATH: pubsub }),
  };
}

function sdkRoot() {
  const gcloud = which('gcloud');
  const guesses = [
    gcloud && dirname(dirname(realpathSync(gcloud))),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/homebrew/share/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ];
  const found = guesses.find((folder) => folder && existsSync(join(folder, 'platform')));
  if (found || !gcloud) return found;
  // The slow way last: starting gcloud takes a second.
  const info = spawnSync(gcloud, ['info', '--format=value(installation.sdk_root)'], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  return info.stdout?.trim() || undefined;
}

/** firebase-tools sets the mode of what it starts, which fails on an SDK that root installed: so it starts a file of ours. */
function wrapped(command) {
  if (process.platform === 'win32' || !existsSync(command)) return undefined;
  const path = cached('pubsub-emulator.sh');
  writeFileSync(path, `#!/bin/sh\nexec '${command}' "$@"\n`, { mode: 0o755 });
  return path;
}

/** The SDK's jar names no main class and firebase-tools starts `java -jar`: so a jar that holds nothing but a manifest. */
function withManifest(jar) {
  if (!existsSync(jar)) return undefined;
  const manifest = [
    'Manifest-Version: 1.0',
    'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    `Class-Path: ${pathToFileURL(jar).href}`,
  ];
  const path = cached('cloud-firestore-emulator.jar');
  const text = manifest.map((line) => `${wrap(line)}\r\n`).join('');
  writeFileSync(path, zipOf('META-INF/MANIFEST.MF', Buffer.from(text)));
  return path;
}

// A manifest line holds 72 bytes at most; the next goes on after a space.
const wrap = (line) => line.match(/^.{1,70}|.{1,69}/g).join('\r\n ');
