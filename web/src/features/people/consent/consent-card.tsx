import '../../../shared/text/consent/en.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  type ChannelConsent,
  type EvidenceLine,
  evidenceFirst,
  evidenceShownMax,
} from '#shared/api/consent-api.ts';
import { useMemberName } from '../../../shared/data/use-member-name.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Part } from '../../../shared/ui/record/record-parts.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import type { Person } from '../person-area.ts';
import styles from './consent.module.css';
import { placeOf } from './evidence-text.ts';
import { dayOf } from './format-consent.ts';
import { RecordDialog, type Recording } from './record-dialog.tsx';
import type { ConsentAnswer } from './use-person-consent.ts';

/** How a person may be contacted by each channel, why not, and on what evidence. */
export function ConsentCard({ person, consent }: { person: Person; consent: ConsentAnswer }) {
  const { can } = useMember();
  const [recording, setRecording] = useState<Recording | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { emails, phones, voter_id } = person;
  const { live, refresh } = consent;
  const mayWrite = can('people.write') && (emails.length > 0 || phones.length > 0 || voter_id !== null);
  const button = { variant: 'default', size: 'compact-sm' } as const;
  return (
    <Part title={t('consent.title')}>
      <StaleNote of={live} />
      <LiveView of={live} part>
        {({ channels, evidence, isCut }) => (
          <>
            <ul className={styles.rows} aria-label={t('consent.title')}>
              {channels.map((one) => (
                <ChannelRow
                  key={one.channel}
                  of={one}
                  lift={mayWrite && one.isLiftable ? () => setRecording({ what: 'lift', of: one }) : null}
                />
              ))}
            </ul>
            <div className={styles.actions}>
              {mayWrite && (
                <>
                  <Button {...button} onClick={() => setRecording({ what: 'opt_out' })}>
                    {t('consent.actions.optOut')}
                  </Button>
                  <Button {...button} onClick={() => setRecording({ what: 'consent' })}>
                    {t('consent.actions.consent')}
                  </Button>
                  {phones.length > 0 && (
                    <Button {...button} onClick={() => setRecording({ what: 'bad_number' })}>
                      {t('consent.actions.badNumber')}
                    </Button>
                  )}
                  <Button {...button} onClick={() => setRecording({ what: 'staff_request' })}>
                    {t('consent.actions.staffRequest')}
                  </Button>
                  <Button {...button} onClick={() => setRecording({ what: 'deceased' })}>
                    {t('consent.actions.deceased')}
                  </Button>
                </>
              )}
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
              >
                {t('consent.evidence')}
              </Button>
            </div>
            {isOpen && <Evidence lines={evidence} isCut={isCut} consent={consent} />}
          </>
        )}
      </LiveView>
      {recording && (
        <RecordDialog
          person={person}
          recording={recording}
          close={() => setRecording(null)}
          recorded={refresh}
        />
      )}
    </Part>
  );
}

function ChannelRow({ of, lift }: { of: ChannelConsent; lift: (() => void) | null }) {
  const { channel, state, why, since, until, source, grade } = of;
  const consent = channel === 'text' || grade !== 'none' ? t(`consent.grades.${grade}`) : null;
  const about = [
    why === null ? consent : t(`consent.reasons.${why}`),
    since === null ? null : t('consent.since', { day: showDay(dayOf(since)) }),
    until === null ? null : t('consent.until', { day: showDay(dayOf(until)) }),
    source === null ? (why === null ? null : t('consent.voterLog')) : t(`consent.sources.${source}`),
  ].filter((one) => one !== null);
  return (
    <li className={styles.row}>
      <span className={styles.channel}>{t(`consent.channels.${channel}`)}</span>
      <span>
        <span className={styles.state} data-state={state}>
          {t(`consent.states.${state}`)}
        </span>
        {about.length > 0 && <span className={styles.about}>{about.join(' · ')}</span>}
      </span>
      {lift && (
        <Button variant="subtle" color="gray" size="compact-xs" onClick={lift}>
          {t('consent.actions.lift')}
        </Button>
      )}
    </li>
  );
}

type EvidenceProps = { lines: readonly EvidenceLine[]; isCut: boolean; consent: ConsentAnswer };

function Evidence({ lines, isCut, consent }: EvidenceProps) {
  const more = Math.min(consent.lines + evidenceFirst, evidenceShownMax);
  if (lines.length === 0) return <p className={styles.about}>{t('consent.noEvidence')}</p>;
  return (
    <>
      <ul className={styles.evidence} aria-label={t('consent.evidence')}>
        {lines.map((line) => (
          <OneLine key={line.id} line={line} />
        ))}
      </ul>
      {isCut && more > consent.lines && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          w="fit-content"
          onClick={() => consent.askFor(more)}
        >
          {t('people.timeline.older')}
        </Button>
      )}
      {isCut && more === consent.lines && <p className={styles.about}>{t('consent.more')}</p>}
    </>
  );
}

function OneLine({ line }: { line: EvidenceLine }) {
  const name = useMemberName(line.by);
  const about = [...placeOf(line), showDay(dayOf(line.at)), t(`consent.sources.${line.source}`)];
  return (
    <li className={styles.line}>
      <span>{t(`consent.lines.${line.what}`)}</span>
      <span className={styles.about}>
        {[...about, ...(name === null ? [] : [t('consent.by', { name })])].join(' · ')}
      </span>
      {line.words !== null && <p className={styles.words}>{line.words}</p>}
    </li>
  );
}
