import type { WaitingQueue } from '../waiting-queue.ts';
import { announcementsQueue } from './announcements-queue.ts';
import { approvalsQueue } from './approvals-queue.ts';
import { closingQueue } from './closing-queue.ts';
import { correctionsQueue } from './corrections-queue.ts';
import { duplicatesQueue } from './duplicates-queue.ts';
import { followUpsQueue } from './follow-ups-queue.ts';
import { heldQueue } from './held-queue.ts';
import { hoursQueue } from './hours-queue.ts';
import { mentionsQueue } from './mentions-queue.ts';
import { pledgesQueue } from './pledges-queue.ts';
import { scheduleQueue } from './schedule-queue.ts';
import { shiftsQueue } from './shifts-queue.ts';
import { signUpsQueue } from './sign-ups-queue.ts';
import { tasksQueue } from './tasks-queue.ts';

/**
 * What can wait for a member: an area adds a file and its line here, and the list, the menu and the dashboard have it.
 * Four of them listen, which is what one screen may.
 */
export const queues: readonly WaitingQueue[] = [
  tasksQueue,
  approvalsQueue,
  correctionsQueue,
  announcementsQueue,
  mentionsQueue,
  pledgesQueue,
  heldQueue,
  scheduleQueue,
  shiftsQueue,
  duplicatesQueue,
  signUpsQueue,
  closingQueue,
  hoursQueue,
  followUpsQueue,
];
