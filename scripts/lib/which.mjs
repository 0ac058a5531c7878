import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a command lies on the PATH, or undefined. */
export function which(command) {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', '.bat'] : [''];
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
    for (const ending of endings) {
      const file = join(folder, command + ending);
      if (isExecutable(file)) return file;
    }
  }
  return undefined;
}

export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
