import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A row that is to be brought into sight and have the focus, from 0 in the whole list. Another object, another time. */
export type Sent = { row: number };

type Props = {
  body: RefObject<HTMLElement | null>;
  rows: readonly ({ id: string } | undefined)[];
  /** How many rows of the whole list come before these. */
  first: number;
  sent: Sent | null;
  /** By its place in `rows`. */
  scrollTo: (index: number, align: 'auto' | 'center') => void;
  /** This row is drawn from now on, wherever the window is. */
  draw: (id: string) => void;
};

/** Gives rows the focus, also those that are not drawn yet, or not even here. */
export function useFocusTarget({ body, rows, first, sent, scrollTo, draw }: Props) {
  const awaited = useRef<number | null>(null);
  const focusNext = useRef<string | null>(null);
  const done = useRef<Sent | null>(null);
  const focusOn = (id: string) => {
    awaited.current = null;
    focusNext.current = id;
    draw(id);
  };
  const goTo = (row: number, align: 'auto' | 'center') => {
    const target = rows[row - first];
    if (target) focusOn(target.id);
    else awaited.current = row;
    scrollTo(row - first, align);
  };
  useLayoutEffect(() => {
    if (sent && sent !== done.current && sent.row >= first && sent.row < first + rows.length) {
      done.current = sent;
      goTo(sent.row, 'center');
    }
    const come = awaited.current === null ? undefined : rows[awaited.current - first];
    if (come) focusOn(come.id);
    if (focusNext.current === null) return;
    const row = body.current?.querySelector(`[data-row="${CSS.escape(focusNext.current)}"]`);
    if (!(row instanceof HTMLElement)) return;
    focusNext.current = null;
    row.focus({ preventScroll: true });
  });
  return {
    goTo,
    focusOn,
    /** Where the next key leads from, while the row that the last one led to is on its way; else null. */
    awaited,
    /** A row was given the focus by hand. */
    letGo: () => {
      awaited.current = null;
      focusNext.current = null;
    },
  };
}
