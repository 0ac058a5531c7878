import type { Plugin, Rolldown } from 'vite';

/** All that there is in a door: names of another file, handed on. */
const handsOn = /^export\s*\{([^}]*)\}\s*from\s*["'`]\.\/([^"'`]+)["'`];?\s*$/;

type Door = { target: string; names: readonly { own: string; exportName: string }[] };

function doorIn({ code }: Rolldown.OutputChunk): Door | null {
  const [, handed, target] = handsOn.exec(code) ?? [];
  if (handed === undefined || target === undefined) return null;
  const names = handed.split(',').map((clause) => {
    const [exportName = '', own = exportName] = clause.trim().split(/\s+as\s+/);
    return { exportName, own };
  });
  return { target, names };
}

/** The same module as the door would give: what it hands on, by the door's own names. */
const through = ({ target, names }: Door) =>
  `import(\`./${target}\`).then(m=>({${names.map(({ own, exportName }) => `${own}:m.${exportName}`).join(',')}}))`;

/**
 * Takes the bundler's doors away. For a module that is asked for by itself and lies in a part (`chunks.ts`) it writes a
 * file of fifty bytes that hands the module on: each is a request, and six of a first dashboard's were such. Who asks for
 * one is given the part, and takes the names from it.
 */
export const withoutDoors = (): Plugin => ({
  name: 'hustings:doors',
  apply: 'build',
  // The names of files are made before this: they tell what it would write, too, for a browser keeps a name for a year.
  augmentChunkHash: () => `${handsOn}${doorIn}${through}`,
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const file of chunks) {
        const door = doorIn(file);
        if (!door) continue;
        const [folder = '', name = ''] = file.fileName.split('/');
        const imports = new RegExp(`import\\(["'\`]\\./${name.replaceAll('.', '\\.')}["'\`]\\)`, 'g');
        for (const chunk of chunks)
          chunk.code = chunk.code
            .replace(imports, () => through(door))
            // In the list of what a chunk is preloaded with.
            .replaceAll(`"${file.fileName}"`, () => `"${folder}/${door.target}"`);
        if (chunks.some(({ code }) => code.includes(name)))
          throw new Error(`${file.fileName} is asked for in a way that web/reexports.ts does not know.`);
        delete bundle[file.fileName];
      }
    },
  },
});
