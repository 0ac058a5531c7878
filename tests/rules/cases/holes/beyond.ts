import type { Answer, Client } from '../../kit/client.ts';
import type { Place } from '../../kit/stage.ts';
import type { Case } from '../case.ts';
import { hole, inOurs } from './hole.ts';

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
].flatMap((path) => everything('organizations', path, (at) => inOurs(at, path)));

export const beyond: readonly Case[] = [...unknown, ...below];

function everything(about: string, name: string, path: (at: Place) => string): Case[] {
  const seed = { documents: (at: Place) => ({ [path(at)]: { text: 'x' } }) };
  const attempt = (operation: string, ask: (asker: Client, path: string) => Promise<Answer>) =>
    hole(about, `${name}: ${operation}`, 'refused', ({ at, asker }) => ask(asker, path(at)), seed);
  return [
    attempt('get', (asker, at) => asker.get(at)),
    attempt('list', (asker, at) => asker.list(at.replace(/\/[^/]+$/, ''), { limit: 1 })),
    attempt('create', (asker, at) => asker.set(`${at}-new`, { text: 'x' })),
    attempt('update', (asker, at) => asker.update(at, { text: 'y' })),
    attempt('delete', (asker, at) => asker.delete(at)),
  ];
}
