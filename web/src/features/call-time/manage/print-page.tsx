import { Button } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { askOutcomes } from '#shared/domain/call-time/outcomes.ts';
import type { CallSheet } from '#shared/domain/call-time/sheet.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay, showMoney, showNumber } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { showPhone } from '../../../shared/ui/record/contact.tsx';
import { callTimePaths } from '../call-time-paths.ts';
import { useOpenedList } from '../data.ts';
import { askReason, leftText } from '../format.ts';
import styles from './manage.module.css';

/** `/fundraising/call-time/:list/print`: sheets on paper, in the order of the queue, of whoever may still be called. */
export function PrintPage() {
  const { list: id = '' } = useParams();
  const { live } = useOpenedList(id);
  return (
    <LiveView of={live}>
      {({ list, sheets, states }) => {
        const placed = sheets.flatMap((sheet) => {
          const place = states[sheet.id]?.place ?? null;
          return place === null ? [] : [{ sheet, place }];
        });
        return (
          <Page
            title={list.name}
            above={<BackLink list={callTimePaths.list(id)} name={t('callTime.live.back')} />}
            hint={t('callTime.lists.people', { count: placed.length, shown: showNumber(placed.length) })}
            actions={<Button onClick={() => window.print()}>{t('callTime.list.print')}</Button>}
          >
            <div className={styles.printed}>
              {placed
                .toSorted((one, other) => one.place - other.place)
                .map(({ sheet }) => (
                  <Printed key={sheet.id} sheet={sheet} />
                ))}
            </div>
          </Page>
        );
      }}
    </LiveView>
  );
}

function Printed({ sheet }: { sheet: CallSheet }) {
  const { facts } = sheet;
  const about = [...new Set([sheet.city, facts?.occupation, facts?.employer])].filter(Boolean).join(' · ');
  return (
    <article>
      <h2>{sheet.name}</h2>
      {about !== '' && <p>{about}</p>}
      <p>{sheet.phones.map(showPhone).join(' · ')}</p>
      <p className={styles.printedAsk}>{showMoney(sheet.ask.cents, true)}</p>
      <p>
        {askReason(sheet)} · {leftText(sheet)}
      </p>
      {sheet.gifts.length > 0 && (
        <p className={styles.soft}>
          {sheet.gifts
            .toReversed()
            .map(({ day, cents }) => `${showDay(day)} ${showMoney(cents)}`)
            .join(' · ')}
        </p>
      )}
      <p className={styles.blanks}>
        {askOutcomes.map((outcome) => (
          <span key={outcome}>☐ {t(`callTime.outcomes.${outcome}`)}</span>
        ))}
      </p>
      <div className={styles.writing} />
    </article>
  );
}
