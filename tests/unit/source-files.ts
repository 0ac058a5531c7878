import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type SourceFile = { path: string; text: string };

/** Files of one folder of the repository, by their path from its root; `shallow` leaves out its subfolders. */
export const sourceFiles = (folder: string, ending: RegExp, shallow = false): SourceFile[] =>
  readdirSync(join(root, folder), { recursive: !shallow, encoding: 'utf8' })
    .map((name) => join(root, folder, name))
    .filter((name) => ending.test(name))
    .map((name) => ({
      path: relative(root, name).split(sep).join('/'),
      text: readFileSync(name, 'utf8'),
    }));

const specifier = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

/** What a file imports: files of ours by their path from the root, packages by their name. */
export const importsOf = ({ path, text }: SourceFile): string[] =>
  [...text.matchAll(specifier)].map(([, name = '']) => {
    if (name.startsWith('#shared/')) return name.replace('#shared/', 'functions/shared/');
    return name.startsWith('.') ? posix.join(posix.dirname(path), name) : name;
  });
