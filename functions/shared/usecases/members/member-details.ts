import { memberDetailsCall } from '../../api/member-details-api.ts';
import { memberships } from '../../collections/memberships.ts';
import { membersMax } from '../../constants.ts';
import { useCase } from '../use-case.ts';

/** A read for each member, and a call of the account service for each hundred. */
export const memberDetails = useCase(memberDetailsCall, async (_, { member, read, accounts }) => {
  const team = await read.find(memberships, {
    where: [['organization_id', '==', member.organization]],
    select: ['user_id'],
    limit: membersMax,
  });
  return { members: await accounts.details(team.map(({ user_id }) => user_id)) };
});
