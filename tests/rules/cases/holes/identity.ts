import type { Who } from '../../kit/actors.ts';
import type { Place, Scene } from '../../kit/stage.ts';
import { type Fields, now } from '../../kit/values.ts';
import { subjectOf } from '../../subjects.ts';
import type { Case } from '../case.ts';
import { collectionOf, hole, inOurs, one } from './hole.ts';

const elsewhere = (at: Place) => ({ ...at, organization: `elsewhere-${at.uid}` });
const theirs = (name: 'audit' | 'invitations') => ({
  documents: (at: Place) => one(name)(elsewhere(at)),
});

/** Another organization's admins, and what they did. */
const otherAdmins: readonly Case[] = (['audit', 'invitations'] as const).flatMap((name) => [
  hole(
    name,
    `another organization's ${name}, one`,
    'refused',
    ({ at, asker }) => asker.get(subjectOf(name).path(elsewhere(at))),
    theirs(name),
  ),
  hole(
    name,
    `another organization's ${name}, all`,
    'refused',
    ({ at, asker }) => asker.list(collectionOf(name, elsewhere(at)), subjectOf(name).query('admin', at)),
    theirs(name),
  ),
]);

const forged = (name: 'audit' | 'invitations', how: string, fields: Fields, who?: Who) =>
  hole(
    name,
    how,
    'refused',
    ({ at, asker }) =>
      asker.set(inOurs(at, `${name}/forged`), { ...subjectOf(name).document(at), ...fields }),
    who ? { who } : {},
  );

const devices = 'two_factor_trusted_devices';
const mine = one('two_factor_trusted_devices, own');
const colleaguesDevice = one("two_factor_trusted_devices, a colleague's");
const pathOfMine = subjectOf('two_factor_trusted_devices, own').path;
const getMine = ({ at, asker }: Scene) => asker.get(pathOfMine(at));

/** Members, invitations, devices and the second factor: what a stolen or a curious session would try. */
export const identity: readonly Case[] = [
  ...otherAdmins,
  forged('audit', 'an admin writes history', { type: 'member_left' }),
  forged('invitations', 'a user invites themself as an admin', { role: 'admin' }, 'user'),
  forged('invitations', 'an invitation of 900 kB', { email: 'x'.repeat(900_000) }),
  hole('invitations', 'invitations by the hash of their link', 'refused', ({ asker }) =>
    asker.list('invitations', { where: [['token_hash', 'EQUAL', 'a-hash']], limit: 1, group: true }),
  ),
  hole(devices, "everybody's devices", 'refused', ({ asker }) => asker.list(devices, { limit: 10 })),
  hole(
    devices,
    "our devices and a colleague's",
    'refused',
    ({ at, asker }) =>
      asker.list(devices, {
        where: [['user_id', 'IN', [at.uid, `colleague-${at.organization}`]]],
        limit: 10,
      }),
    { documents: (at) => ({ ...mine(at), ...colleaguesDevice(at) }) },
  ),
  hole(devices, 'devices by their fingerprint', 'refused', ({ asker }) =>
    asker.list(devices, { where: [['device_fingerprint', 'EQUAL', '1x9k2p']], limit: 10 }),
  ),
  hole(
    devices,
    'a device trusts itself for longer',
    'refused',
    ({ at, asker }) => asker.update(pathOfMine(at), { expires_at: new Date('2099-06-01T00:00:00.000Z') }),
    { documents: mine },
  ),
  hole(devices, 'a device that is gone is no error', 'allowed', getMine),
  hole(devices, 'whether a device is gone, with the password alone', 'refused', getMine, {
    who: 'passwordOnly',
  }),
  hole(devices, 'whether a device is gone, by a stranger', 'refused', getMine, { who: 'stranger' }),
  hole('two_factor_settings', 'settings that are not there yet are no error', 'allowed', ({ at, asker }) =>
    asker.get(`two_factor_settings/${at.uid}`),
  ),
  hole('two_factor_settings', 'a member makes settings that are off', 'refused', ({ at, asker }) =>
    asker.set(`two_factor_settings/${at.uid}`, {
      ...subjectOf('two_factor_settings, own').document(at),
      enabled: false,
    }),
  ),
  hole(
    'two_factor_attempts',
    'an account forgets its failures',
    'refused',
    ({ at, asker }) => asker.delete(`two_factor_attempts/${at.uid}`),
    { documents: one('two_factor_attempts') },
  ),
  hole(
    'organizations',
    'an admin stops demanding the second factor past the function',
    'refused',
    ({ at, asker }) =>
      asker.update(`organizations/${at.organization}`, {
        name: 'Reyes for Governor',
        require_two_factor: false,
        updated_at: now,
      }),
    {
      documents: (at) => ({
        [`organizations/${at.organization}`]: {
          ...subjectOf('organizations').document(at),
          require_two_factor: true,
        },
      }),
    },
  ),
];
