import { Button, Text } from '@mantine/core';
import { IconCloudDown, IconDeviceMobileCheck, IconWalk } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useConnectivity } from '../../shared/data/connectivity.ts';
import { wordsFor } from '../../shared/data/errors.ts';
import { paths } from '../../shared/field/paths.ts';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { showMoment, showNumber } from '../../shared/ui/format.ts';
import { useNow } from '../../shared/ui/use-now.ts';
import styles from './cards.module.css';
import common from './common.module.css';
import { bringTurf } from './data.ts';
import type { Listed } from './listed.ts';
import type { KeptHere } from './use-kept.ts';
import { walkOf } from './walk/model.ts';
import { dayOf } from './walk/names.ts';
import { Progress } from './walk/Progress.tsx';
import { useOwnEvents, useOwnMet, withOwn } from './walk/use-own.ts';

/** A turf: how large, until when, how far it is, and the way into it. */
export function TurfCard({ listed, here }: { listed: Listed; here: KeptHere | undefined }) {
  const { name, doors, people, turf } = listed;
  const { uid } = useMember();
  const isMine = turf === null || turf.assigned_to === uid;
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <h3 className={styles.cardName}>{name}</h3>
        {turf && isMine && <span className={common.tag}>{t(`canvass.states.${turf.state}`)}</span>}
      </div>
      <p className={common.soft}>
        {[
          doors !== null && t('canvass.doors', { count: doors, shown: showNumber(doors) }),
          people !== null && t('canvass.people', { count: people, shown: showNumber(people) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isMine && <Due expiresAt={listed.expiresAt} />}
      {isMine && here && <OnDevice here={here} />}
      {isMine && !here && (
        <p className={common.line}>
          <IconCloudDown size={18} aria-hidden />
          {t('canvass.notHere')}
        </p>
      )}
      <Way listed={listed} here={here} isMine={isMine} />
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

function OnDevice({ here: { turf, ...here } }: { here: KeptHere }) {
  const { uid } = useMember();
  const events = withOwn(here.events, useOwnEvents(turf.id));
  const met = withOwn(here.met, useOwnMet(turf.id));
  const walk = walkOf({ ...turf, events, met, uid, day: dayOf(Date.now()) });
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

type WayProps = { listed: Listed; here: KeptHere | undefined; isMine: boolean };

/** Into the turf where it is on this device; else it is taken first, which takes a connection. */
function Way({ listed, here, isMine }: WayProps) {
  const { organization } = useMember();
  const online = useConnectivity((state) => state.online);
  const navigate = useNavigate();
  const [is, setIs] = useState<{ busy: boolean; why: string | null }>({ busy: false, why: null });
  const { id } = listed;
  if (here) {
    const begun = here.place !== null && here.place.path !== '';
    return (
      <Button
        component={Link}
        to={paths.walk(id) + (begun ? `/${here.place?.path}` : '')}
        size="md"
        fullWidth
        leftSection={<IconWalk size={20} aria-hidden />}
      >
        {t(here.place ? 'canvass.goOn' : 'canvass.begin')}
      </Button>
    );
  }
  const take = async () => {
    setIs({ busy: true, why: null });
    try {
      await bringTurf(organization, listed);
      navigate(paths.walk(id));
    } catch (error) {
      setIs({ busy: false, why: wordsFor(error) });
    }
  };
  return (
    <>
      <Button size="md" fullWidth loading={is.busy} disabled={!online} onClick={() => void take()}>
        {t(isMine ? 'canvass.download' : 'canvass.take')}
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
