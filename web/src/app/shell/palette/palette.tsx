import '@mantine/spotlight/styles.layer.css';
import { CloseButton } from '@mantine/core';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { close, open, useOpened } from './opened-part.ts';
import styles from './palette.module.css';
import { Results } from './palette-results.tsx';
import { useSelection } from './use-highlighted.ts';
import { useResults } from './use-palette-results.ts';

type Act = () => void;

const hide = () => close('palette');
const parts = {
  overlay: styles.veil ?? '',
  content: styles.surface ?? '',
  search: styles.search ?? '',
};

/** Goes to any screen, finds anybody, starts any action. It stays beside the screen, so that the focus returns there. */
export function Palette() {
  const opened = useOpened((state) => state.opened) === 'palette';
  const chosen = useRef<Act | null>(null);
  useEffect(() => (opened ? spotlight.open() : spotlight.close()), [opened]);
  const leaveFor = (act: Act) => {
    chosen.current = act;
    hide();
  };
  // Once it is gone and has given the focus back, so that a screen or a dialog that follows can take it.
  const onExited = () => {
    chosen.current?.();
    chosen.current = null;
  };
  return (
    <Spotlight.Root
      shortcut={null}
      onSpotlightClose={hide}
      attributes={{ content: { 'aria-label': t('commands.title') } }}
      classNames={parts}
      yOffset="min(80px, 6vh)"
      xOffset={12}
      size={620}
      overlayProps={{ blur: 0 }}
      transitionProps={{ duration: 120, transition: 'fade', onExited: onExited }}
    >
      <Inside leaveFor={leaveFor} />
    </Spotlight.Root>
  );
}

/** Drawn while it is open: what is typed is forgotten with it, and nothing is read before. */
function Inside({ leaveFor }: { leaveFor: (act: Act) => void }) {
  const [typed, type] = useState(() => useOpened.getState().early);
  const list = useId();
  const box = useRef<HTMLInputElement>(null);
  // Sooner than the dialog does it: who types on at once loses no letter.
  useLayoutEffect(() => box.current?.focus(), []);
  const { groups, status } = useResults(typed);
  const choose = ({ run }: { run: Act }) => leaveFor(run);
  const { selected, field } = useSelection(list, typed, groups, choose);
  const { can } = useMember();
  const label = t(can('people.read') ? 'commands.label' : 'commands.labelNoPeople');
  return (
    <>
      <div className={styles.top}>
        <Spotlight.Search
          ref={box}
          {...field}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          aria-label={label}
          placeholder={label}
          leftSection={<IconSearch size={20} stroke={1.6} aria-hidden />}
        />
        <CloseButton size="lg" iconSize={20} aria-label={t('common.close')} onClick={hide} />
      </div>
      <Results list={list} groups={groups} selected={selected} choose={choose} />
      <div className={styles.foot}>
        <p role="status">{status}</p>
        <button type="button" onClick={() => leaveFor(() => open('sheet'))}>
          {t('commands.actions.sheet')}
        </button>
      </div>
    </>
  );
}
