import type { Case } from '../cases/rules-case.ts';
import type { Answer, Client } from '../harness/rest-client.ts';
import type { Place } from '../harness/sandbox.ts';
import { attack, inOrganization } from './attack.ts';

/** Leftovers of `{document=**}` and of rules that cover a parent only. */
const unknown: readonly Case[] = [
  'anything/one',
  'journal_keys/one',
  'sign_ups/one',
  'two_factor_secrets/one',
  'two_factor_backup_codes/one',
].flatMap((path) => everything('other', path, () => path));
const below: readonly Case[] = [
  'unknown/one',
  'donors/one/notes/one',
  'activity/one/more/one',
  'audit/one/more/one',
  'invitations/one/more/one',
].flatMap((path) => everything('organizations', path, (at) => inOrganization(at, path)));

export const beyond: readonly Case[] = [...unknown, ...below];

function everything(collection: string, name: string, path: (at: Place) => string): Case[] {
  const seed = { documents: (at: Place) => ({ [path(at)]: { text: 'x' } }) };
  const attempt = (operation: string, ask: (client: Client, path: string) => Promise<Answer>) =>
    attack(collection, `${name}: ${operation}`, 'refused', ({ at, client }) => ask(client, path(at)), seed);
  return [
    attempt('get', (client, at) => client.get(at)),
    attempt('list', (client, at) => client.list(at.replace(/\/[^/]+$/, ''), { limit: 1 })),
    attempt('create', (client, at) => client.set(`${at}-new`, { text: 'x' })),
    attempt('update', (client, at) => client.update(at, { text: 'y' })),
    attempt('delete', (client, at) => client.delete(at)),
  ];
}
