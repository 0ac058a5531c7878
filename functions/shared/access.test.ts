import { describe, expect, it } from 'vitest';
import {
  can,
  capabilities,
  capabilitiesOf,
  type Grant,
  grantable,
  grantsFor,
  grantsUnder,
  hasCapability,
  type Role,
  roles,
} from './access.ts';
import { userProfiles } from './collections/user-profiles.ts';

const grantsOf = userProfiles.schema.shape.grants;

describe('what a member may do', () => {
  it.each(roles)('is what the role may do when %s has no grant', (role) => {
    const allowed = capabilities.filter((capability) => can(role, capability));
    expect(capabilitiesOf({ role, grants: [] })).toEqual(allowed);
  });

  it.each(grantable)('has %s when it is granted, and nothing else', (granted) => {
    const [before, after] = [[], [granted]].map((grants) => capabilitiesOf({ role: 'user', grants }));
    expect(before).not.toContain(granted);
    expect(after?.filter((capability) => !before?.includes(capability))).toEqual([granted]);
  });

  it('refuses a capability that is not grantable when a document lists it as a grant', () => {
    const grants = ['members.write'] as unknown as typeof grantable;
    expect(hasCapability({ role: 'user', grants }, 'members.write')).toBe(false);
  });
});

describe('what a role can be granted', () => {
  it.each<[Role, Grant[]]>([
    ['admin', []],
    ['manager', ['opposition.read']],
    [
      'finance',
      [
        ...['field.work', 'profile.write', 'policy.write', 'policy.approve', 'opposition.read'],
        ...['texts.work', 'schedule.write'],
      ] as Grant[],
    ],
    [
      'field',
      [
        'profile.write',
        'policy.write',
        'policy.approve',
        'opposition.read',
        'calltime.work',
        'schedule.write',
      ],
    ],
    [
      'user',
      [
        'field.work',
        'profile.write',
        'policy.write',
        'policy.approve',
        'opposition.read',
        'texts.work',
        'calltime.work',
        'schedule.write',
      ],
    ],
    // A canvasser reads neither the profile nor research.
    ['canvasser', ['calltime.work']],
  ])('is for %s: %j', (role, grants) => expect(grantsFor(role)).toEqual(grants));

  it('is what is left of the grants of a member with another role', () => {
    expect(grantsUnder('user', grantable)).toEqual(grantable);
    expect(grantsUnder('field', grantable)).toEqual(grantsFor('field'));
    expect(grantsUnder('canvasser', grantable)).toEqual(['calltime.work']);
    expect(grantsUnder('finance', ['profile.write'])).toEqual(['profile.write']);
  });
});

describe('grants of a user profile', () => {
  it('are none when an older document has no such field', () =>
    expect(grantsOf.parse(undefined)).toEqual([]));
  it('may be all that are grantable', () => expect(grantsOf.parse([...grantable])).toEqual(grantable));
  it('refuses a capability that is not grantable', () =>
    expect(grantsOf.safeParse(['members.write']).success).toBe(false));
  it('refuses more grants than there are', () =>
    expect(grantsOf.safeParse([...grantable, grantable[0]]).success).toBe(false));
});
