import { Button, Text } from '@mantine/core';
import { IconCloudDown, IconDeviceMobileCheck, IconWalk } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useConnectivity } from '../../shared/data/connectivity.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { paths } from '../../shared/field/field-paths.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { showMoment, showNumber } from '../../shared/ui/format.ts';
import { useNow } from '../../shared/ui/use-now.ts';
import styles from './cards.module.css';
import common from './common.module.css';
import { fetchTurf } from './data.ts';
import type { Listed } from './listed-turfs.ts';
import type { TurfOnDevice } from './use-stored-turfs.ts';
import { Progress } from './walk/door-progress.tsx';
import { useOwnEvents, useOwnNewVoters, withOwn } from './walk/use-own-work.ts';
import { walkOf } from './walk/walk-model.ts';
import { dayOf } from './walk/walk-names.ts';

/** A turf: how large, until when, how far it is, and the way into it. */
export function TurfCard({ listed, stored }: { listed: Listed; stored: TurfOnDevice | undefined }) {
  const { name, doors, people, turf } = listed;
  const { uid } = useMember();
  const isOwn = turf === null || turf.assigned_to === uid;
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <h3 className={styles.cardName}>{name}</h3>
        {turf && isOwn && <span className={common.tag}>{t(`canvass.states.${turf.state}`)}</span>}
      </div>
      <p className={common.soft}>
        {[
          doors !== null && t('canvass.doors', { count: doors, shown: showNumber(doors) }),
          people !== null && t('canvass.people', { count: people, shown: showNumber(people) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isOwn && <Due expiresAt={listed.expiresAt} />}
      {isOwn && stored && <OnDevice stored={stored} />}
      {isOwn && !stored && (
        <p className={common.line}>
          <IconCloudDown size={18} aria-hidden />
          {t('canvass.notHere')}
        </p>
      )}
      <Way listed={listed} stored={stored} isOwn={isOwn} />
    </li>
  );
}

function Due({ expiresAt }: { expiresAt: number | null }) {
  const now = useNow();
  if (expiresAt === null) return <p className={common.soft}>{t('canvass.forGood')}</p>;
  const past = expiresAt <= now;
  return (
    <p className={past ? common.late : common.soft}>
      {t(past ? 'canvass.pastDue' : 'canvass.due', { when: showMoment(expiresAt) })}
    </p>
  );
}

function OnDevice({ stored: { turf, ...stored } }: { stored: TurfOnDevice }) {
  const { uid } = useMember();
  const events = withOwn(stored.events, useOwnEvents(turf.id));
  const newVoters = withOwn(stored.newVoters, useOwnNewVoters(turf.id));
  const walk = walkOf({ ...turf, events, newVoters, uid, day: dayOf(Date.now()) });
  return (
    <>
      <p className={`${common.line} ${common.good}`}>
        <IconDeviceMobileCheck size={18} aria-hidden />
        {t('canvass.here')}
      </p>
      <Progress of={walk} />
    </>
  );
}

type WayProps = { listed: Listed; stored: TurfOnDevice | undefined; isOwn: boolean };

/** Into the turf where it is on this device; else it is taken first, which takes a connection. */
function Way({ listed, stored, isOwn }: WayProps) {
  const { organization } = useMember();
  const online = useConnectivity((state) => state.online);
  const navigate = useNavigate();
  const [is, setIs] = useState<{ busy: boolean; why: string | null }>({ busy: false, why: null });
  const { id } = listed;
  if (stored) {
    const begun = stored.place !== null && stored.place.path !== '';
    return (
      <Button
        component={Link}
        to={paths.walk(id) + (begun ? `/${stored.place?.path}` : '')}
        size="md"
        fullWidth
        leftSection={<IconWalk size={20} aria-hidden />}
      >
        {t(stored.place ? 'canvass.goOn' : 'canvass.begin')}
      </Button>
    );
  }
  const take = async () => {
    setIs({ busy: true, why: null });
    try {
      await fetchTurf(organization, listed);
      navigate(paths.walk(id));
    } catch (error) {
      setIs({ busy: false, why: messageFor(error) });
    }
  };
  return (
    <>
      <Button size="md" fullWidth loading={is.busy} disabled={!online} onClick={() => void take()}>
        {t(isOwn ? 'canvass.download' : 'canvass.take')}
      </Button>
      {!online && <p className={common.soft}>{t('canvass.needsConnection')}</p>}
      {is.why !== null && (
        <Text role="alert" size="sm" c="var(--bad)">
          {is.why}
        </Text>
      )}
    </>
  );
}
