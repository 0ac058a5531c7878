import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

/** The name of a part, and the files that it begins with: it holds all that they import, less what an earlier one has. */
type Part = readonly [name: string, ...begins: string[]];

/** What a member's first dashboard is made of, in the order in which it is needed. */
export const firstParts: readonly Part[] = [
  ['main', 'main.tsx'],
  ['session', 'app/session/watch-account.ts'],
  ['membership', 'app/session/watch-membership.ts', 'shared/data/query-cache-store.ts'],
  ['inside', 'app/member-routes.tsx', 'app/shell/shell.tsx'],
  ['dashboard', 'features/dashboard/dashboard-page.tsx'],
];

/** The forms of signing in: ten files otherwise, of half a kilobyte most of them. */
const entrance: Part = ['entrance', 'features/auth/auth-page.tsx'];

/** What waits for a member is counted once the first screen is at rest: a list's own parts need not come for it. */
const waiting: Part = ['waiting', 'app/shell/waiting-watch.tsx'];

/** What comes with the first list that is opened. */
const lists: Part = [
  'lists',
  'features/fundraising/fundraising-page.tsx',
  'features/volunteers/volunteers-page.tsx',
];

/** Screens of people who may be nobody's member, and the two that a visit begins with. */
const landing = /\/src\/features\/public\/landing-page\.tsx$/;
const signIn = /\/src\/features\/auth\/auth-page\.tsx$/;
/** What the demo's own server and the dashboard's chart need comes before any list. */
const soonerThanLists = /\/src\/(shared\/demo\/server\.ts|features\/dashboard\/giving-bars\.tsx)$/;
const outside = /\/src\/features\/(auth|invitations|mailbox|public)\/[\w-]+-page\.tsx$/;

/** All files that can be reached from these; `follow` names the next ones of each. */
function reached(from: readonly string[], follow: (id: string) => readonly string[]): Set<string> {
  const seen = new Set(from);
  for (const id of seen) for (const next of follow(id)) seen.add(next);
  return seen;
}

const clauses = /\b(?:import|export)\s*\{([^}]*)\}(?:\s*from\s*["']([^"']+)["'])?/g;
const namesIn = (clause = '') => clause.match(/[\w$]+/g)?.filter((name) => name !== 'as') ?? [];

/** Packages that hand everything on from one file, of which a screen uses little. */
const handsOn =
  /\/node_modules\/(@mantine\/\w+\/esm\/index|@tabler\/icons-react\/dist\/esm\/tabler-icons-react)\.mjs$/;

/** Large, and a list needs one line of it (Mantine's scroll area): it comes with the screens that float something. */
const floats = /\/node_modules\/(@floating-ui|tabbable)\//;

/** What a file imports; of a package that hands on, only what the file names. */
function importsIn(graph: Graph): (id: string) => readonly string[] {
  const offers = new Map<string, Map<string, string>>();
  const offerOf = (index: string) => {
    const known = offers.get(index);
    if (known) return known;
    const offer = new Map<string, string>();
    const { code, importedIds } = graph.getModuleInfo(index) ?? { code: null, importedIds: [] };
    for (const [, names, path] of code?.matchAll(clauses) ?? []) {
      const source = path && importedIds.find((id) => id.endsWith(path.replace(/^\./, '')));
      if (source) for (const name of namesIn(names)) offer.set(name, source);
    }
    if (offer.size === 0) throw new Error(`${index} does not hand on as it did: web/chunks.ts.`);
    offers.set(index, offer);
    return offer;
  };
  return (id) => {
    if (handsOn.test(id)) return [];
    const { code, importedIds } = graph.getModuleInfo(id) ?? { code: null, importedIds: [] };
    return importedIds.flatMap((one) => {
      if (!handsOn.test(one)) return [one];
      const named = [...(code?.matchAll(clauses) ?? [])].flatMap(([, names]) => namesIn(names));
      return [one, ...named.map((name) => offerOf(one).get(name)).filter((source) => source !== undefined)];
    });
  };
}

function partsOf(some: string, graph: Graph): Map<string, string> {
  const imports = importsIn(graph);
  const neighbours = (id: string) => {
    const found = graph.getModuleInfo(id);
    return found
      ? [...found.importedIds, ...found.dynamicallyImportedIds, ...found.importers, ...found.dynamicImporters]
      : [];
  };
  const all = [...reached([some], neighbours)];
  const from = (begins: (id: string) => boolean) => reached(all.filter(begins), imports);
  const strangers = from((id) => outside.test(id));
  const onLanding = from((id) => landing.test(id));
  const first = from((id) => signIn.test(id));
  const beforeLists = from((id) => soonerThanLists.test(id));

  const found = new Map<string, string>();
  for (const [name, ...begins] of [...firstParts, entrance, waiting, lists]) {
    for (const id of from((one) => begins.some((path) => one.endsWith(`/src/${path}`)))) {
      if (found.has(id) || floats.test(id) || (name === 'lists' && beforeLists.has(id))) continue;
      if (name === 'main' || !strangers.has(id)) found.set(id, name);
      // What a screen outside shares with a list alone is left to the bundler: that screen would wait for all of the part.
      else if (name === 'lists') continue;
      else if (name === 'entrance') !onLanding.has(id) && found.set(id, name);
      // What members share with the landing page comes with the app itself, what signing in needs with the session, and
      // what only other screens outside need too in a part of its own: schemas, dates.
      else if (onLanding.has(id)) found.set(id, 'main');
      else found.set(id, first.has(id) || name === 'session' ? 'session' : 'common');
    }
  }
  return found;
}

/**
 * Which part a file belongs to; null where none. The bundler's own chunks for a first dashboard would be ninety, of half a
 * kilobyte most of them, and a list's another thirty: each is a request, and over HTTP/1.1 six of them go at a time.
 */
export function partNamer(): (id: string, graph: Graph) => string | null {
  let found: Map<string, string> | null = null;
  return (id, graph) => {
    found ??= partsOf(id, graph);
    return found.get(id) ?? null;
  };
}
