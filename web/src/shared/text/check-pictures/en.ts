import { registerTexts } from '../registry.ts';

/** Pictures of checks, in a batch and on a gift's page. */
export const checkPictures = {
  take: 'Take a picture of the check of {{name}}',
  show: 'Show the picture of the check of {{name}}',
  of: 'Check of {{name}}',
  front: 'Front of the check of {{name}}',
  back: 'Back of the check of {{name}}',
  addBack: 'Add a picture of the back',
  open: 'Show pictures',
  none: 'Nobody took a picture of this check.',
  waits: 'This picture is on your device and is sent as soon as you’re online.',
  close: 'Close',
  remove: 'Remove the picture',
  removeBack: 'Remove the picture of the back',
  removed: 'Picture removed',
  stored: 'Picture saved',
  notStored: 'Picture not saved',
  unreadable: 'This file is not a picture that can be read here.',
} as const;

registerTexts({ checkPictures }, () => import('./es.ts'));
