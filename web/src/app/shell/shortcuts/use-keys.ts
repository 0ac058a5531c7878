import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMember } from '../../../shared/session/session-store.ts';
import { isDialogOpen, isTaken } from '../../../shared/ui/list/shortcuts.ts';
import { useSingleKeys } from '../../../shared/ui/single-keys.ts';
import { featureAt, mayEnter } from '../../features.ts';
import { close, open, typeEarly, useOpened } from '../palette/opened-part.ts';
import { isApple, leadMs, type Meaning, meaningOf } from './key-meanings.ts';

/** Listens for the keys that hold on every screen. */
export function useKeys(): void {
  const member = useMember();
  const navigate = useNavigate();
  const act = (meaning: Meaning): boolean => {
    if (meaning.is === 'wait') return false;
    if (meaning.is === 'sheet') open('sheet');
    if (meaning.is === 'palette')
      useOpened.getState().opened === 'palette' ? close('palette') : open('palette');
    if (meaning.is !== 'go') return true;
    const feature = featureAt(meaning.to);
    if (!feature || !mayEnter(feature, member)) return false;
    navigate(meaning.to);
    return true;
  };
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    let begun = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const dialog = isDialogOpen();
      const meaning = meaningOf(event, {
        apple: isApple,
        singles: useSingleKeys.getState().on,
        taken: isTaken(event.target),
        dialog: dialog && useOpened.getState().opened !== 'palette',
        waiting: event.timeStamp - begun < leadMs,
      });
      begun = meaning?.is === 'wait' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (meaning && latest.current(meaning)) event.preventDefault();
    };
    // Before the screen's own keys: `new` must not open a form.
    const hold = (event: KeyboardEvent) => {
      if (useOpened.getState().opened !== 'palette' || isDialogOpen()) return;
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      typeEarly(event.key);
    };
    document.addEventListener('keydown', hold, true);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', hold, true);
      document.removeEventListener('keydown', press);
    };
  }, []);
}
