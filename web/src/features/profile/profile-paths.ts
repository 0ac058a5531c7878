import { type ProfileSectionId, profileSectionIds } from '#shared/collections/candidate/candidate-field.ts';
import { type ProfileFieldName, profileFields } from '#shared/collections/candidate/candidate-fields.ts';

/** Every address of the campaign profile. */
export const paths = {
  profile: '/profile',
  section: (section: ProfileSectionId) => `/profile/${section}`,
  field: (name: ProfileFieldName) => `/profile/${profileFields[name].section}?field=${name}`,
  remove: '/profile/delete',
  history: '/profile/history',
  historyOf: (name: ProfileFieldName) => `/profile/history?field=${name}`,
  backups: '/profile/backups',
  backup: (id: string) => `/profile/backups/${id}`,
  file: '/profile/backups/file',
  people: '/profile/people',
  donor: (id: string) => `/fundraising/donors/${id}`,
  volunteer: (id: string) => `/volunteers/${id}`,
};

/** Whether an address is one of the form's own: from section to section it stays open. */
export const isOfForm = (address: string | null): boolean =>
  [paths.profile, ...profileSectionIds.map(paths.section)].some((one) => address?.split('?')[0] === one);
