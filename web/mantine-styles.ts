import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** How Mantine names the classes of its components, in code and in styles alike. */
const classes = /\bm_[0-9a-f]{8}\b/g;

const all = fileURLToPath(new URL('../node_modules/@mantine/core/styles.css', import.meta.url));

const classesIn = (text: string): string[] => text.match(classes) ?? [];

/**
 * Fails the build where the code uses a component of Mantine whose styles `src/shared/ui/mantine.css` does not import:
 * it would be drawn without any.
 */
export const mantineStyles = (): Plugin => ({
  name: 'hustings:mantine-styles',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const styled = new Set<string>();
      const used = new Set<string>();
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') for (const name of classesIn(file.code)) used.add(name);
        else if (file.fileName.endsWith('.css'))
          for (const name of classesIn(String(file.source))) styled.add(name);
      }
      const known = new Set(classesIn(readFileSync(all, 'utf8')));
      const missing = [...used].filter((name) => known.has(name) && !styled.has(name));
      if (missing.length > 0)
        throw new Error(
          `No styles for ${missing.join(', ')}: look in @mantine/core/styles/*.css for the files that have them, and import those in src/shared/ui/mantine.css.`,
        );
    },
  },
});
