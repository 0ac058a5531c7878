import { registerTexts } from '../registry.ts';

/** What the screens of field operations share. */
export const fieldOps = {
  exchange: 'Export contacts',
  tabs: {
    label: 'Field operations',
    turfs: 'Turfs',
    map: 'Map and cutting',
    calls: 'Phone bank',
    scripts: 'Scripts',
    quality: 'Quality',
    pace: 'Pace',
    organizing: 'Organizing',
    mine: 'My turfs',
  },
  taken: {
    title_one: '{{names}} was handed out meanwhile, so it was not deleted.',
    title_other: '{{shown}} turfs were handed out meanwhile, so they were not deleted: {{names}}',
    hint: 'What is archived is out of the list and out of everybody’s hands; what a phone has not sent yet still arrives.',
    leave_one: 'Leave it',
    leave_other: 'Leave them',
    archive_one: 'Archive it',
    archive_other: 'Archive them',
    archived_one: '{{shown}} turf archived',
    archived_other: '{{shown}} turfs archived',
  },
} as const;

/** Loaded with field operations; each of its parts brings its own. */
registerTexts({ fieldOps }, () => import('./es.ts'));
