import { showPhone } from '../../shared/ui/record/contact.tsx';
import type { WaitingEntry } from '../../shared/waiting/waiting-queue.ts';

type Titled = { title: WaitingEntry['title']; isPhone: boolean | undefined };

/** A title as it is said: a number is stored in E.164. */
export const titleShown = ({ title, isPhone }: Titled): string | null =>
  isPhone && title !== null ? showPhone(title) : title;
