import { Group, Text } from '@mantine/core';
import { IconCoin } from '@tabler/icons-react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { givingByCode } from '#shared/domain/giving/appeal-results.ts';
import { codeKey } from '#shared/domain/giving/appeals.ts';
import { spellingsOf } from '#shared/domain/giving/code-spellings.ts';
import { formatPlace, useCodeBook } from '../../shared/fundraising/code-place.tsx';
import { appealsPath, type Donation, donationArea } from '../../shared/fundraising/fundraising-areas.ts';
import { GiftAmount } from '../../shared/fundraising/gift-amount.tsx';
import { useGiftsWithCode } from '../../shared/fundraising/gifts-with-code.ts';
import {
  type GivingQuarter,
  useFundraisingPlan,
  useGivingQuarters,
} from '../../shared/fundraising/giving-data.ts';
import { TrackedLink } from '../../shared/fundraising/tracked-link.tsx';
import '../../shared/text/appeals/en.ts';
import { t } from '../../shared/text/index.ts';
import { ExportButton } from '../../shared/ui/export-button.tsx';
import { showDay, showMoney } from '../../shared/ui/format.ts';
import { Footer } from '../../shared/ui/list/footer.tsx';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import styles from './gifts-of-code.module.css';

/** `/fundraising/appeals/gifts?code=`: the gifts that came by one code, the newest first, and its link. */
export function GiftsOfCode() {
  const [params] = useSearchParams();
  const code = params.get('code') ?? '';
  const quarters = useGivingQuarters();
  if (code === '') return <Navigate to={appealsPath} replace />;
  return (
    <LiveView of={quarters} loading={<ScreenWaiting />}>
      {(found) => <CodePage key={code} code={code} quarters={found} />}
    </LiveView>
  );
}

/** A read for each quarter, appeal and member, the plan, and each gift that is shown. */
function CodePage({ code, quarters }: { code: string; quarters: readonly GivingQuarter[] }) {
  const settings = useFundraisingPlan();
  const book = useCodeBook();
  const place = book?.get(codeKey(code));
  const brought = givingByCode(quarters).codes.get(codeKey(code));
  const sum = t('appeals.gifts.sum', {
    ...{ count: brought?.gifts ?? 0, amount: showMoney(brought?.cents ?? 0) },
  });
  const back = place?.is === 'appeal' ? `${appealsPath}/${place.appealId}` : appealsPath;
  return (
    <Page
      title={t('appeals.gifts.title', { code })}
      hint={[place ? formatPlace(place) : t('appeals.place.unknownPledge'), sum].join(' · ')}
      above={<BackLink list={back} name={t('appeals.back')} />}
      actions={<ExportButton kind="donations" code={code} />}
    >
      <GiftList code={code} spellings={spellingsOf(code, quarters)} />
      {settings.is === 'ready' && (
        <TrackedLink page={settings.value?.donation_page ?? null} code={place?.code ?? code} />
      )}
      <Text size="sm" c="var(--ink-soft)">
        {t('appeals.gifts.known')}
      </Text>
    </Page>
  );
}

function GiftList({ code, spellings }: { code: string; spellings: readonly string[] }) {
  const { live, next, more } = useGiftsWithCode(spellings);
  return (
    <>
      <StaleNote of={live} />
      <LiveView of={live}>
        {(gifts) =>
          gifts.length === 0 ? (
            <EmptyState
              icon={IconCoin}
              title={t('appeals.gifts.none.title')}
              hint={t('appeals.gifts.none.hint')}
            />
          ) : (
            <>
              <ul className={styles.gifts} aria-label={t('appeals.gifts.title', { code })}>
                {gifts.map((gift) => (
                  <Gift key={gift.id} gift={gift} />
                ))}
              </ul>
              <Footer next={next} more={more} capped={false} shown={gifts.length} />
            </>
          )
        }
      </LiveView>
    </>
  );
}

const Gift = ({ gift }: { gift: Donation }) => (
  <li>
    <Link to={donationArea.paths.one(gift.id)} className={styles.gift}>
      <span>{gift.donor_name}</span>
      <span className={styles.day}>{showDay(gift.date)}</span>
      <Group justify="flex-end" className="figures">
        <GiftAmount gift={gift} />
      </Group>
    </Link>
  </li>
);
