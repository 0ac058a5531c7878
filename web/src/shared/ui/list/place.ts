import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import * as z from 'zod/mini';

/** Where the reader was in a list when they opened one of its rows. */
type Place = { offset: number; row: string; rows: readonly string[] };
const places = new Map<string, Place>();

const linkState = z.object({
  /** The list that a record was opened from. */
  from: z.optional(z.string()),
  /** Coming back to a list. */
  returning: z.optional(z.boolean()),
  /** An edit that was opened from its record, which is one step back. */
  inside: z.optional(z.boolean()),
});

const useLinkState = (): z.output<typeof linkState> => {
  const read = linkState.safeParse(useLocation().state);
  return read.success ? read.data : {};
};

/** Where "back" leads from a record: the list as it was left, else the whole list. */
export function useOrigin(list: string): { to: string; state: { returning: true } } {
  const { from } = useLinkState();
  return { to: from?.startsWith('/') ? from : list, state: { returning: true } };
}

/** What a link from a record to its form carries. */
export const useRecordLinkState = (): { from?: string | undefined; inside: true } => ({
  from: useLinkState().from,
  inside: true,
});

/** From a record's form back to the record. */
export function useBackTo(record: string): () => void {
  const navigate = useNavigate();
  const { inside } = useLinkState();
  return () => (inside ? navigate(-1) : navigate(record, { replace: true }));
}

/**
 * Remembers the place of a row that is opened, and finds it again when the reader comes back. A visit by
 * the menu begins at the top.
 */
export function useListPosition(found: (place: Place) => boolean): {
  from: string;
  leave: (row: string, rows: readonly string[]) => void;
} {
  const location = useLocation();
  const { returning } = useLinkState();
  const back = useNavigationType() === 'POP' || returning === true;
  const from = location.pathname + location.search;
  const pendingPlace = useRef(back ? places.get(from) : undefined);
  useLayoutEffect(() => {
    if (pendingPlace.current && found(pendingPlace.current)) pendingPlace.current = undefined;
  });
  return { from, leave: (row, rows) => void places.set(from, { offset: window.scrollY, row, rows }) };
}

/** The records before and after one in the list that it was opened from, as that was; null where there is none. */
export function useNeighbors(id: string): {
  next: string | null;
  previous: string | null;
  open: (id: string) => void;
} {
  const state = useLinkState();
  const navigate = useNavigate();
  const place = state.from === undefined ? undefined : places.get(state.from);
  const at = place?.rows.indexOf(id) ?? -1;
  return {
    next: (at >= 0 && place?.rows[at + 1]) || null,
    previous: (at > 0 && place?.rows[at - 1]) || null,
    open: (neighbor) => {
      // Back in the list, the reader is where they have come to.
      if (place && state.from !== undefined) places.set(state.from, { ...place, row: neighbor });
      navigate(`../${neighbor}`, { replace: true, state, relative: 'path' });
    },
  };
}
