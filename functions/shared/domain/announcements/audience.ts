import type { Role } from '../../access.ts';
import type { AnnouncementAudience } from '../../collections/announcements.ts';
import type { MemberPosition } from '../../member-positions.ts';

export type AudienceMember = { id: string; role: Role; member_positions: readonly MemberPosition[] };

const isIn = ({ role, member_positions }: AudienceMember, audience: AnnouncementAudience): boolean => {
  switch (audience.to) {
    case 'everyone':
      return true;
    case 'roles':
      return audience.roles.includes(role);
    case 'positions':
      return member_positions.some((position) => audience.positions.includes(position));
  }
};

/** The members to whom an announcement goes; its author is not one of them. */
export const recipientsOf = (
  members: readonly AudienceMember[],
  audience: AnnouncementAudience,
  author: string,
): string[] => members.filter((member) => member.id !== author && isIn(member, audience)).map(({ id }) => id);
