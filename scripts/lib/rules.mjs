import { readdirSync, readFileSync } from 'node:fs';
import { parentOf } from './definitions.ts';
import { fail } from './fail.mjs';
import { at } from './paths.mjs';
import { blockOf } from './rules-blocks.ts';

const suffix = '.rules';
/** The column in which the title of a section ends. */
const width = 100;

/** The sources of firestore.rules by name: special collections' blocks, and what all blocks use. */
export function readSources(folder = at('rules')) {
  const files = readdirSync(folder).filter((file) => file.endsWith(suffix));
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -suffix.length), readFileSync(`${folder}/${file}`, 'utf8')]),
  );
}

/**
 * The text of firestore.rules: `index` with every `include <source>` replaced by that source, `include every collection
 * in <parent>` by their blocks, and every capability by the roles that have it, because a lookup in the table of all
 * roles takes too many of a request's 1,000 expressions.
 */
export function assembleRules(sources, access, definitions = []) {
  const all = withGenerated(sources, definitions);
  const included = new Set();
  const expand = (name) => {
    if (!Object.hasOwn(all, name)) fail(`rules/${name}${suffix} is missing.`);
    if (included.has(name)) fail(`rules/${name}${suffix} is included twice.`);
    included.add(name);
    return listRoles(name, all[name].trimEnd(), access)
      .replace(/^( *)include every collection in (\w+)$/gm, (_, indent, parent) =>
        collectionsIn(parent, definitions)
          .map((one) => `${indent}include ${one}`)
          .join('\n\n'),
      )
      .replace(/^( *)include (.+)$/gm, (_, indent, inner) => {
        const body = expand(inner).replace(/^(?=.)/gm, indent);
        if (!all[inner].includes('{')) return body;
        return `${indent}${heading(all[inner], inner, indent.length)}\n\n${body}`;
      });
  };
  const rules = expand('index');
  const unused = Object.keys(all).find((name) => !included.has(name));
  if (unused) fail(`rules/${unused}${suffix} is not included by any other source.`);
  return `${withoutUnused(rules)}\n`;
}

const sourceName = (collection) => collection.replaceAll('_', '-');

/** The sources of the collections below `parent`, or of those at the top, in the order of their names. */
function collectionsIn(parent, definitions) {
  const found = definitions.filter((one) => (parentOf(one) || 'database') === parent);
  if (found.length === 0) fail(`No collection is in ${parent}.`);
  return found.map(({ name }) => sourceName(name)).sort();
}

/** The sources with the blocks of all plain collections. */
function withGenerated(sources, definitions) {
  const generated = definitions
    .filter(({ rules }) => rules !== null)
    .map((definition) => [sourceName(definition.name), blockOf(definition)]);
  const twice = generated.find(([name]) => Object.hasOwn(sources, name));
  if (twice)
    fail(`rules/${twice[0]}${suffix}: the definition has \`rules\`, from which this block is generated.`);
  return { ...sources, ...Object.fromEntries(generated) };
}

/** Without the functions that no condition calls: no test could evaluate them. */
function withoutUnused(rules) {
  const functions =
    /^ *\/\/[^\n]*\n(?: *\/\/[^\n]*\n)*( *)function (\w+)\([^)]*\) \{\n(?:.*\n)*?\1\}\n\n?|^( *)function (\w+)\([^)]*\) \{\n(?:.*\n)*?\3\}\n\n?/gm;
  const text = rules.replace(/\/\/[^\n]*/g, '');
  const shorter = rules.replace(functions, (found, _, commented, __, plain) =>
    RegExp(`(?<!function )\\b${commented ?? plain}\\(`).test(text) ? found : '',
  );
  return shorter === rules ? rules : withoutUnused(shorter);
}

/** A collection's name, or the source's own in words. */
function heading(source, name, indent) {
  const [, collection] = /^match \/(\w+)\//m.exec(source) ?? [];
  const words = name.replaceAll('-', ' ');
  const title = collection ?? words.charAt(0).toUpperCase() + words.slice(1);
  return `// ${'-'.repeat(width - indent - title.length - 4)} ${title}`;
}
/** Replaces `can(organization, 'voters.read')` by a check of the roles that have it, and of grants where it is grantable. */
function listRoles(name, source, { roles, capabilities, roleCapabilities, grantable, feedCapabilities }) {
  const rolesWith = (capability) => roles.filter((role) => roleCapabilities[role].includes(capability));
  return source
    .replace(/\bcan\(([^()]*)\)/g, (call, text) => {
      const [, organization, capability] = /^([\w.]+), '([^']+)'$/.exec(text) ?? [];
      if (!capabilities.includes(capability))
        fail(`rules/${name}${suffix}: ${call} names no capability of functions/shared/access.ts.`);
      const list = quoted(rolesWith(capability));
      return grantable.includes(capability)
        ? `hasRoleOrGrant(${organization}, ${list}, '${capability}')`
        : `hasRole(${organization}, ${list})`;
    })
    .replace(/\brolesWith\('([^']+)'\)/g, (call, capability) => {
      if (!capabilities.includes(capability)) fail(`rules/${name}${suffix}: ${call} names no capability.`);
      return quoted(rolesWith(capability));
    })
    .replace(/^( *)(.*)\bfeedCapabilities\(\)/gm, (_, indent, before) => {
      const readable = (role) => feedCapabilities.filter((one) => roleCapabilities[role].includes(one));
      const table = roles.map((role) => `${indent}  '${role}': ${quoted(readable(role))}`);
      return `${indent}${before}{\n${table.join(',\n')}\n${indent}}`;
    });
}

const quoted = (names) => `[${names.map((one) => `'${one}'`).join(', ')}]`;
