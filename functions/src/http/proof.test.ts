import { describe, expect, it } from 'vitest';
import {
  accountDataCall,
  changeEmailCall,
  changePasswordCall,
  deleteAccountCall,
  endSessionsCall,
  journalKeyCall,
} from '#shared/api/account-api.ts';
import { createCalendarFeedCall } from '#shared/api/calendar-feed-api.ts';
import { exportCallTimeCall } from '#shared/api/call-time-api.ts';
import { campaignsCall, startCampaignCall, switchCampaignCall } from '#shared/api/campaigns-api.ts';
import { closedContactsExportCall, restoreContactsCall, sealContactsCall } from '#shared/api/consent-api.ts';
import { exchangeExportCall } from '#shared/api/exchange-api.ts';
import { exportCall, exportFoundPeopleCall } from '#shared/api/exports-api.ts';
import {
  handOverWorkCall,
  leaveOrganizationCall,
  reinstateMemberCall,
  removeMemberCall,
  setGrantsCall,
  suspendMemberCall,
  transferAdminCall,
} from '#shared/api/members-api.ts';
import { deleteOrganizationCall, requireTwoFactorCall } from '#shared/api/organization.ts';
import { exportRosterCall } from '#shared/api/rsvps-api.ts';
import {
  backupCodesCall,
  trustDeviceCall,
  twoFactorDisableCall,
  twoFactorEnableCall,
} from '#shared/api/two-factor-api.ts';
import { raceColumnsCall, voterExportCall, voterGoneClearCall } from '#shared/api/voters-api.ts';
import { recentProofMs, ticketMs } from '#shared/constants.ts';
import { newAccount, sessionWith } from '../../../tests/functions/accounts.ts';
import {
  calls,
  confirmed,
  demands,
  expectLetIn,
  members,
  newEnrolled,
  oneOfEach,
  recent,
  refused,
  secondStep,
  turnOnFactor,
} from '../../../tests/functions/every-call.ts';
import { join, newMember, newOrganization } from '../../../tests/functions/new-members.ts';

describe.each(oneOfEach(recent))('$path', (tried) => {
  it('refuses a session that was proven too long ago, second factor or not', async () => {
    for (const factor of [false, true]) {
      const account = factor ? await newEnrolled() : await newMember();
      const late = sessionWith(account, { age: recentProofMs + 1_000, secondFactor: factor });
      expect(await refused(tried, late)).toMatchObject({ status: 403, code: 'recent-proof-required' });
      await expectLetIn(tried, sessionWith(account, { age: recentProofMs - 60_000, secondFactor: factor }));
    }
  });
});

// ASVS 7.5.3
it('what cannot be undone, and what a thief would do first, asks for a recent proof', () => {
  const sensitive = [
    exportCall,
    exportFoundPeopleCall,
    closedContactsExportCall,
    twoFactorEnableCall,
    twoFactorDisableCall,
    backupCodesCall,
    trustDeviceCall,
    changeEmailCall,
    changePasswordCall,
    accountDataCall,
    deleteAccountCall,
    removeMemberCall,
    handOverWorkCall,
    suspendMemberCall,
    reinstateMemberCall,
    setGrantsCall,
    transferAdminCall,
    requireTwoFactorCall,
    deleteOrganizationCall,
    raceColumnsCall,
    restoreContactsCall,
    sealContactsCall,
    voterGoneClearCall,
    voterExportCall,
    exchangeExportCall,
    exportCallTimeCall,
    exportRosterCall,
    createCalendarFeedCall,
  ];
  expect(recent.map(({ path }) => path).sort()).toEqual(sensitive.map(({ path }) => path).sort());
});

describe('a member whose organization demands a second factor that they do not have', () => {
  const lacking = async () =>
    (await join(await newAccount(), await newOrganization(), { two_factor_required: true })).token;

  it.each(oneOfEach([...confirmed, ...members].filter((each) => !demands('enrolling')(each))))(
    'is refused at $path',
    async (tried) => {
      expect(await refused(tried, await lacking())).toMatchObject({
        status: 403,
        code: 'second-factor-setup-required',
      });
    },
  );

  it.each(oneOfEach(calls.filter(demands('enrolling'))))('is let in at $path', async (tried) => {
    await expectLetIn(tried, await lacking());
  });

  it('gets to turn it on, to its unsent changes, to another campaign, to sign out everywhere, to leave and to go', () => {
    const open = [
      campaignsCall,
      switchCampaignCall,
      startCampaignCall,
      twoFactorEnableCall,
      journalKeyCall,
      endSessionsCall,
      leaveOrganizationCall,
      deleteAccountCall,
    ];
    expect(
      calls
        .filter(demands('enrolling'))
        .map(({ path }) => path)
        .sort(),
    ).toEqual(open.map(({ path }) => path).sort());
  });
});

describe.each(secondStep)('$path', (tried) => {
  it('refuses an account that has no second factor', async () => {
    const { token } = await newMember();
    expect(await refused(tried, token)).toMatchObject({ status: 409, code: 'failed-precondition' });
  });

  it('lets a session of the password alone in for as long as a ticket is good', async () => {
    const account = await newAccount();
    await turnOnFactor(account);
    const late = sessionWith(account, { age: ticketMs + 1_000 });
    expect(await refused(tried, late)).toMatchObject({ status: 401, code: 'unauthenticated' });
    await expectLetIn(tried, sessionWith(account, { age: ticketMs - 60_000 }));
  });

  it('lets a session that passed prove itself anew, however old', async () => {
    const account = await newAccount();
    await turnOnFactor(account);
    await expectLetIn(tried, sessionWith(account, { age: 30 * 24 * 3_600_000, secondFactor: true }));
  });
});
