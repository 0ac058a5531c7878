import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fail } from './fail.mjs';
import { at } from './paths.mjs';
import { isExecutable, which } from './which.mjs';

// firebase-tools 15 throws below this.
const oldest = 21;
const java = process.platform === 'win32' ? 'java.exe' : 'java';

/**
 * Emulators of tests live for minutes: compiling them as for days took a third of their time, a page of log for each
 * refused request an eighth of the rules', and collecting garbage beside the work a sixth.
 */
export function shortLivedJava() {
  process.env.JAVA_TOOL_OPTIONS ??= `-XX:TieredStopAtLevel=1 -XX:+UseSerialGC "-Djava.util.logging.config.file=${at('scripts/lib/java-logging.properties')}"`;
}

/** The environment in which `java` is one that the emulators accept; an older default stays as it is for everyone else. */
export function javaEnvironment() {
  const home = findJavaHome();
  if (home === undefined) {
    fail(
      `The Firebase emulators need Java ${oldest} or newer and none was found: install one (for example ` +
        '"apt-get install openjdk-21-jre-headless", "brew install openjdk", or https://adoptium.net) or set JAVA_HOME to it.',
    );
  }
  return { JAVA_HOME: home, PATH: `${join(home, 'bin')}${delimiter}${process.env.PATH ?? ''}` };
}

function findJavaHome() {
  const onPath = which('java');
  const first = [process.env.JAVA_HOME, onPath && homeOf(onPath)].filter(Boolean);
  return first.find((home) => version(home) >= oldest) ?? newest(installed());
}

const newest = (homes) =>
  homes.filter((home) => version(home) >= oldest).sort((one, other) => version(other) - version(one))[0];

function installed() {
  const programs = process.env.ProgramFiles ?? 'C:\\Program Files';
  const folders = {
    linux: ['/usr/lib/jvm', '/usr/java', '/usr/local/java', '/opt/java'],
    darwin: ['/Library/Java/JavaVirtualMachines', '/opt/homebrew/opt', '/usr/local/opt'],
    win32: ['Java', 'Eclipse Adoptium', 'Microsoft', 'Zulu', 'Amazon Corretto'].map((name) =>
      join(programs, name),
    ),
  }[process.platform];
  const own = [join(homedir(), '.sdkman/candidates/java'), join(homedir(), '.jdks')];
  return [...(folders ?? []), ...own].flatMap((folder) =>
    entries(folder).flatMap((name) => [
      join(folder, name),
      join(folder, name, 'Contents/Home'),
      join(folder, name, 'libexec/openjdk.jdk/Contents/Home'),
    ]),
  );
}

const entries = (folder) => (existsSync(folder) ? readdirSync(folder) : []);
const homeOf = (command) => dirname(dirname(realpathSync(command)));

/** The major version, 0 when there is no Java. A JDK writes it into `release`, which spares starting it. */
function version(home) {
  const command = join(home, 'bin', java);
  if (!isExecutable(command)) return 0;
  const release = join(home, 'release');
  const text = existsSync(release) ? readFileSync(release, 'utf8') : askJava(command);
  return Number(/version "?(?:1\.)?(\d+)/i.exec(text.replace('JAVA_VERSION=', 'version '))?.[1] ?? 0);
}

// macOS has a /usr/bin/java that only says that Java is missing: it answers without a version.
const askJava = (command) => spawnSync(command, ['-version'], { encoding: 'utf8' }).stderr ?? '';
