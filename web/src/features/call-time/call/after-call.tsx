import { Button, Menu } from '@mantine/core';
import { IconArrowBackUp, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { followUpText, mailLink, textLink } from '#shared/domain/call-time/follow-up.ts';
import { isMoney } from '#shared/domain/call-time/outcomes.ts';
import { letterDay, letterMoney } from '#shared/domain/letters/letter-words.ts';
import { PrintDialog } from '../../../shared/letters/print-dialog.tsx';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { showMoney } from '../../../shared/ui/format.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import styles from './call.module.css';
import type { LastCall } from './use-calling.ts';

const copy = (text: string): void => {
  // Missing where the page is not secure.
  const copied = navigator.clipboard ? navigator.clipboard.writeText(text) : Promise.reject(new Error());
  copied.then(
    () => toast('success', t('callTime.after.copied')),
    () => toast('error', t('callTime.after.copyFailed'), text),
  );
};

/** What is written after a call, in the donor's language; null where nothing is. */
export function followUp(
  { report, sheet }: Pick<LastCall, 'report' | 'sheet'>,
  caller: string,
  link: string | null,
) {
  const { outcome, cents } = report;
  const name = sheet.given ?? sheet.name;
  return followUpText({ outcome, cents, language: sheet.language }, { name, caller, link });
}

type Props = { last: LastCall; caller: string; link: string | null; close: () => void };

/** What was recorded last: ten seconds to take it back, and the follow-up. */
export function AfterCall({ last, caller, link, close }: Props) {
  const now = useNow(1_000);
  const seconds = Math.ceil((last.undoUntil - now) / 1_000);
  const words = followUp(last, caller, link);
  if (seconds <= 0 && words === null) return null;
  return (
    <div className={styles.after}>
      <div className={styles.afterWords} role="status">
        <strong>{t(`callTime.outcomes.${last.report.outcome}`)}</strong>
        <span>
          {[last.sheet.name, ...(last.report.cents === null ? [] : [showMoney(last.report.cents)])].join(
            ' · ',
          )}
        </span>
      </div>
      {words && <FollowUp last={last} words={words} link={link} />}
      {seconds > 0 ? (
        <Button
          variant="white"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          onClick={last.undo}
          aria-label={t('common.undo')}
        >
          {t('callTime.after.undo', { seconds })}
        </Button>
      ) : (
        <Button variant="white" onClick={close}>
          {t('common.close')}
        </Button>
      )}
    </div>
  );
}

type Words = NonNullable<ReturnType<typeof followUp>>;

/** What can be sent after the call, of what the donor has not closed. */
function FollowUp({ last, words, link }: { last: LastCall; words: Words; link: string | null }) {
  const { sheet, report, follow } = last;
  const [isPrinting, print] = useState(false);
  const readsGifts = useMember().can('donations.read');
  const texts = sheet.texts ?? [];
  const phone = texts.find((one) => one === report.phone) ?? texts[0];
  const { cents, dueOn } = report;
  const today = localDay(new Date());
  return (
    <>
      <Menu position="top-end" withinPortal={false}>
        <Menu.Target>
          <Button variant="white" rightSection={<IconChevronUp size={16} aria-hidden />}>
            {t('callTime.after.follow')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {phone !== undefined && (
            <Menu.Item component="a" href={textLink(phone, words.text)} onClick={() => void follow('text')}>
              {t('callTime.after.text')}
            </Menu.Item>
          )}
          {sheet.email && (
            <Menu.Item
              component="a"
              href={mailLink(sheet.email, words)}
              onClick={() => void follow('own_email')}
            >
              {t('callTime.after.ownEmail')}
            </Menu.Item>
          )}
          {sheet.takesEmail && (
            <Menu.Item onClick={() => void follow('email')}>{t('callTime.after.email')}</Menu.Item>
          )}
          {readsGifts && isMoney(report.outcome) && (
            <Menu.Item onClick={() => print(true)}>{t('callTime.after.letter')}</Menu.Item>
          )}
          <Menu.Item title={words.text} onClick={() => copy(words.text)}>
            {t('callTime.after.copy')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isPrinting && (
        <PrintDialog
          letters={[
            {
              ...{ donor_id: sheet.person, donor_name: sheet.name },
              values: (language) => ({
                amount: cents === null ? null : letterMoney(cents, language),
                answer_by: dueOn && letterDay(dueOn, language),
                giving_page: link,
              }),
            },
          ]}
          kind="pledge"
          noTemplate={null}
          file={t('callTime.after.file', { day: today })}
          today={today}
          close={() => print(false)}
          markSent={() => {
            print(false);
            void follow('letter');
          }}
        />
      )}
    </>
  );
}
