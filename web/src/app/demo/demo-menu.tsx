import { Menu } from '@mantine/core';
import { IconChevronDown, IconLogout, IconRotate } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { type Role, roles } from '#shared/access.ts';
import { touchTarget } from '#shared/constants.ts';
import { leaveFor } from '../../shared/demo/mode.ts';
import { server } from '../../shared/demo/server.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { showPositions } from '../../shared/show-positions.ts';
import { t } from '../../shared/text/index.ts';
import styles from './demo-bar.module.css';
import { Reset } from './reset-demo.tsx';

/** Whom the demo is seen as, and the ways out of it. */
export function DemoMenu() {
  const { role } = useMember();
  const [asking, setAsking] = useState(false);
  const honest = useId();
  const button = useRef<HTMLButtonElement>(null);
  // The line that asked is gone with the menu.
  useEffect(() => {
    if (asking) return () => button.current?.focus();
  }, [asking]);
  return (
    <>
      <Menu
        position="bottom-start"
        width={280}
        shadow="md"
        withinPortal
        withInitialFocusPlaceholder={false}
        styles={{ item: { minHeight: touchTarget } }}
      >
        <Menu.Target>
          <button ref={button} type="button" className={styles.menu} aria-label={t('demo.menu.open')}>
            <span className={styles.mark}>{t('demo.name')}</span>
            <span className={styles.as}>{t('demo.menu.as', { role: t(`member.roles.${role}`) })}</span>
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown className={styles.list} aria-describedby={honest}>
          {/* A paragraph is not among what a menu may hold. */}
          <div id={honest} className={styles.note}>
            {t('demo.honest')}
          </div>
          <Menu.Label>{t('demo.menu.seeAs')}</Menu.Label>
          {roles.map((each) => (
            <AsRole key={each} role={each} chosen={each === role} />
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconRotate size={16} stroke={1.6} />} onClick={() => setAsking(true)}>
            {t('demo.menu.reset')}
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} />} onClick={() => leaveFor('/')}>
            {t('demo.menu.leave')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asking && <Reset close={() => setAsking(false)} />}
    </>
  );
}

function AsRole({ role, chosen }: { role: Role; chosen: boolean }) {
  const { isAssigned, positionsOf, become } = server();
  const positions = showPositions(positionsOf(role));
  return (
    <Menu.Item
      aria-current={chosen}
      {...(chosen && { bg: 'var(--accent-soft)', c: 'var(--accent-ink)' })}
      disabled={!isAssigned(role)}
      onClick={() => !chosen && become(role)}
    >
      {t(`member.roles.${role}`)}
      {positions && <span className={styles.what}>{positions}</span>}
      <span className={styles.what}>{t(isAssigned(role) ? `demo.roles.${role}` : 'demo.roles.nobody')}</span>
    </Menu.Item>
  );
}
