import { useLocation } from 'react-router-dom';

/** What a link to an event carries, so that “back” leads to the same days of the calendar. */
export function useFromHere(): { from: string } {
  const { pathname, search } = useLocation();
  return { from: `${pathname}${search}` };
}
