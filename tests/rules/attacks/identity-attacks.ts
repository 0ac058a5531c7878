import type { Case } from '../cases/rules-case.ts';
import { fixtureOf } from '../fixtures/index.ts';
import type { ActorName } from '../harness/actors.ts';
import { type Fields, now } from '../harness/field-values.ts';
import type { Place, Scene } from '../harness/sandbox.ts';
import { attack, collectionOf, existing, inOrganization } from './attack.ts';

const elsewhere = (at: Place) => ({ ...at, organization: `elsewhere-${at.uid}` });
const inOtherOrganization = (name: 'audit' | 'invitations') => ({
  documents: (at: Place) => existing(name)(elsewhere(at)),
});

/** Another organization's admins, and what they did. */
const otherAdmins: readonly Case[] = (['audit', 'invitations'] as const).flatMap((name) => [
  attack(
    name,
    `another organization's ${name}, one`,
    'refused',
    ({ at, client }) => client.get(fixtureOf(name).path(elsewhere(at))),
    inOtherOrganization(name),
  ),
  attack(
    name,
    `another organization's ${name}, all`,
    'refused',
    ({ at, client }) => client.list(collectionOf(name, elsewhere(at)), fixtureOf(name).query('admin', at)),
    inOtherOrganization(name),
  ),
]);

const forged = (name: 'audit' | 'invitations', how: string, fields: Fields, actor?: ActorName) =>
  attack(
    name,
    how,
    'refused',
    ({ at, client }) =>
      client.set(inOrganization(at, `${name}/forged`), { ...fixtureOf(name).document(at), ...fields }),
    actor ? { actor } : {},
  );

const devices = 'two_factor_trusted_devices';
const mine = existing('two_factor_trusted_devices, own');
const colleaguesDevice = existing("two_factor_trusted_devices, a colleague's");
const pathOfMine = fixtureOf('two_factor_trusted_devices, own').path;
const getMine = ({ at, client }: Scene) => client.get(pathOfMine(at));

/** Members, invitations, devices and the second factor: what a stolen or a curious session would try. */
export const identityAttacks: readonly Case[] = [
  ...otherAdmins,
  forged('audit', 'an admin writes history', { type: 'member_left' }),
  forged('invitations', 'a user invites themself as an admin', { role: 'admin' }, 'user'),
  forged('invitations', 'an invitation of 900 kB', { email: 'x'.repeat(900_000) }),
  attack('invitations', 'invitations by the hash of their link', 'refused', ({ client }) =>
    client.list('invitations', { where: [['token_hash', 'EQUAL', 'a-hash']], limit: 1, group: true }),
  ),
  attack(devices, "everybody's devices", 'refused', ({ client }) => client.list(devices, { limit: 10 })),
  attack(
    devices,
    "our devices and a colleague's",
    'refused',
    ({ at, client }) =>
      client.list(devices, {
        where: [['user_id', 'IN', [at.uid, `colleague-${at.organization}`]]],
        limit: 10,
      }),
    { documents: (at) => ({ ...mine(at), ...colleaguesDevice(at) }) },
  ),
  attack(devices, 'devices by their fingerprint', 'refused', ({ client }) =>
    client.list(devices, { where: [['device_fingerprint', 'EQUAL', '1x9k2p']], limit: 10 }),
  ),
  attack(
    devices,
    'a device trusts itself for longer',
    'refused',
    ({ at, client }) => client.update(pathOfMine(at), { expires_at: new Date('2099-06-01T00:00:00.000Z') }),
    { documents: mine },
  ),
  attack(devices, 'a device that is gone is no error', 'allowed', getMine),
  attack(devices, 'whether a device is gone, with the password alone', 'refused', getMine, {
    actor: 'passwordOnly',
  }),
  attack(devices, 'whether a device is gone, by a stranger', 'refused', getMine, { actor: 'stranger' }),
  attack('two_factor_settings', 'settings that are not there yet are no error', 'allowed', ({ at, client }) =>
    client.get(`two_factor_settings/${at.uid}`),
  ),
  attack('two_factor_settings', 'a member makes settings that are off', 'refused', ({ at, client }) =>
    client.set(`two_factor_settings/${at.uid}`, {
      ...fixtureOf('two_factor_settings, own').document(at),
      enabled: false,
    }),
  ),
  attack(
    'two_factor_attempts',
    'an account forgets its failures',
    'refused',
    ({ at, client }) => client.delete(`two_factor_attempts/${at.uid}`),
    { documents: existing('two_factor_attempts') },
  ),
  attack(
    'organizations',
    'an admin stops demanding the second factor past the function',
    'refused',
    ({ at, client }) =>
      client.update(`organizations/${at.organization}`, {
        name: 'Reyes for Governor',
        require_two_factor: false,
        updated_at: now,
      }),
    {
      documents: (at) => ({
        [`organizations/${at.organization}`]: {
          ...fixtureOf('organizations').document(at),
          require_two_factor: true,
        },
      }),
    },
  ),
];
