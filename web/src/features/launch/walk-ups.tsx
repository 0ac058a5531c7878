import { Button, Group, Text } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { launchCodeCall } from '#shared/api/launch-api.ts';
import { takesWalkUps } from '#shared/domain/events/walk-ups.ts';
import { useEndpoint } from '../../shared/data/use-endpoint.ts';
import { isDemo } from '../../shared/demo/mode.ts';
import type { CampaignEvent } from '../../shared/launch/launch-event.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { language } from '../../shared/text/language.ts';
import type { Turf } from '../../shared/turfs/stored-turf.ts';
import { Dialog } from '../../shared/ui/dialog/dialog.tsx';
import { LiveView } from '../../shared/ui/live-view.tsx';
import styles from './launch.module.css';
import { admit, turnAway, useDecided, useWalkUps } from './walk-up-data.ts';

type Props = { event: CampaignEvent; next: Turf | undefined; now: number };

/** People without an account who wait to be let in, and the code that brings them. */
export function WalkUps({ event, next, now }: Props) {
  const live = useWalkUps(event.id);
  const decided = useDecided();
  const [isShown, show] = useState(false);
  const isOpen = takesWalkUps(event, now);
  const waiting = live.is === 'ready' ? live.value.filter(({ id }) => !decided.has(id)) : [];
  return (
    <section aria-labelledby="launch-walk-ups">
      <div className={styles.head}>
        <h2 id="launch-walk-ups" className={styles.title}>
          {t('launch.walkUps.title')} <span className="figures">{waiting.length}</span>
        </h2>
        <Group gap="xs">
          {waiting.length > 1 && (
            <Button variant="subtle" c="var(--bad)" onClick={() => void turnAway(waiting)}>
              {t('launch.walkUps.refuseAll')}
            </Button>
          )}
          <Button
            variant="default"
            disabled={!isOpen || isDemo}
            leftSection={<IconQrcode size={16} aria-hidden />}
            onClick={() => show(true)}
          >
            {t('launch.walkUps.code')}
          </Button>
        </Group>
      </div>
      {!isOpen && <Text c="var(--ink-soft)">{t('launch.walkUps.closed')}</Text>}
      {isDemo && <Text size="sm">{t('demo.needsAccount')}</Text>}
      <ul className={styles.cards}>
        {waiting.map((walkUp) => (
          <li key={walkUp.id} className={styles.card} data-card>
            <div className={styles.who}>
              <strong>{walkUp.name}</strong>
              <span className={styles.quiet}>{walkUp.phone}</span>
            </div>
            <div className={styles.acts}>
              <Button onClick={() => void admit(walkUp, event, next)}>
                {next ? t('launch.walkUps.admitWith', { turf: next.name }) : t('launch.walkUps.admit')}
              </Button>
              <Button variant="default" onClick={() => void turnAway([walkUp])}>
                {t('launch.walkUps.refuse')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {isShown && <CodeDialog event={event} close={() => show(false)} />}
    </section>
  );
}

/** The launch's code, large enough for a queue of telephones. Another one follows by itself. */
function CodeDialog({ event, close }: { event: CampaignEvent; close: () => void }) {
  const { organization } = useMember();
  const { live } = useEndpoint(
    launchCodeCall,
    { event: event.id, language },
    `launch-code/${organization}/${event.id}`,
  );
  return (
    <Dialog title={t('launch.walkUps.codeTitle')} close={close}>
      <Text c="var(--ink-soft)">{t('launch.walkUps.codeHint')}</Text>
      <LiveView of={live} part>
        {({ url }) => (
          <>
            <div className={styles.code}>
              <QRCodeSVG value={url} size={280} marginSize={4} title={t('launch.walkUps.codeTitle')} />
            </div>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {url}
            </Text>
          </>
        )}
      </LiveView>
      <Group justify="flex-end">
        <Button onClick={close}>{t('common.close')}</Button>
      </Group>
    </Dialog>
  );
}
