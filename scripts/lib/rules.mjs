import { readdirSync, readFileSync } from 'node:fs';
import { fail } from './fail.mjs';
import { at } from './paths.mjs';

const suffix = '.rules';
/** The column in which the title of a section ends. */
const width = 100;

/** The sources of firestore.rules by name: one for each collection's block, and those that all blocks use. */
export function readSources(folder = at('rules')) {
  const files = readdirSync(folder).filter((file) => file.endsWith(suffix));
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -suffix.length), readFileSync(`${folder}/${file}`, 'utf8')]),
  );
}

/**
 * The text of firestore.rules: `index` with every `include <source>` replaced by that source, and every capability by
 * the roles that have it, because a lookup in the table of all roles takes too many of a request's 1,000 expressions.
 */
export function assembleRules(sources, access) {
  const included = new Set();
  const expand = (name) => {
    if (!Object.hasOwn(sources, name)) fail(`rules/${name}${suffix} is missing.`);
    if (included.has(name)) fail(`rules/${name}${suffix} is included twice.`);
    included.add(name);
    return listRoles(name, sources[name].trimEnd(), access).replace(
      /^( *)include (.+)$/gm,
      (_, indent, inner) => {
        const body = expand(inner).replace(/^(?=.)/gm, indent);
        return `${indent}${heading(sources[inner], inner, indent.length)}\n\n${body}`;
      },
    );
  };
  const rules = expand('index');
  const unused = Object.keys(sources).find((name) => !included.has(name));
  if (unused) fail(`rules/${unused}${suffix} is not included by any other source.`);
  return `${rules}\n`;
}

/** A collection's name, or the source's own in words. */
function heading(source, name, indent) {
  const [, collection] = /^match \/(\w+)\//m.exec(source) ?? [];
  const words = name.replaceAll('-', ' ');
  const title = collection ?? words.charAt(0).toUpperCase() + words.slice(1);
  return `// ${'-'.repeat(width - indent - title.length - 4)} ${title}`;
}

/** Replaces `can(organization, 'voters.read')` by a check of the roles that have it, and of grants where it is grantable. */
function listRoles(name, source, { roles, capabilities, roleCapabilities, grantable }) {
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
    .replace(/^( *)(.*)\broleCapabilities\(\)/gm, (_, indent, before) => {
      const table = roles.map((role) => `${indent}  '${role}': ${quoted(roleCapabilities[role])}`);
      return `${indent}${before}{\n${table.join(',\n')}\n${indent}}`;
    });
}

const quoted = (names) => `[${names.map((one) => `'${one}'`).join(', ')}]`;
