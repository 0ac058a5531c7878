import type { AnnouncementAudience } from '#shared/collections/announcements.ts';
import { t } from '../../shared/text/index.ts';

/** To whom it went: `Field, Canvasser`. */
export function audienceText(audience: AnnouncementAudience): string {
  switch (audience.to) {
    case 'everyone':
      return t('announcements.audience.everyone');
    case 'roles':
      return audience.roles.map((role) => t(`member.roles.${role}`)).join(', ');
    case 'positions':
      return audience.positions.map((position) => t(`memberPositions.${position}`)).join(', ');
  }
}
