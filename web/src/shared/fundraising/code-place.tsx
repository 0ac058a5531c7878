import '../text/appeals/en.ts';
import { Anchor, Text } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type CodeBook, type CodePlace, codeBook, codeKey } from '#shared/domain/giving/appeals.ts';
import { t } from '../text/index.ts';
import { appealsPath } from './fundraising-areas.ts';
import { useAppeals, useCommittee } from './giving-data.ts';

/** Every code that the campaign knows; null until it is here. A read for each appeal and member. `paused`: nothing is asked. */
export function useCodeBook(paused = false): CodeBook | null {
  const appeals = useAppeals(paused);
  const members = useCommittee(paused);
  const [all, committee] = [
    appeals.is === 'ready' ? appeals.value : null,
    members.is === 'ready' ? members.value : null,
  ];
  return useMemo(() => (all && committee ? codeBook(all, committee) : null), [all, committee]);
}

/** Whose a code is, in words. */
export function formatPlace(place: CodePlace): string {
  if (place.is === 'appeal')
    return t('appeals.place.appeal', { appeal: place.appeal, package: place.package, code: place.code });
  return place.is === 'member'
    ? t('appeals.place.member', { member: place.member })
    : t('appeals.place.callTime');
}

/** A gift's code with its appeal and package; one that no appeal has is flagged. */
export function CodeOfGift({ code }: { code: string }) {
  const book = useCodeBook();
  const place = book?.get(codeKey(code));
  return (
    <>
      {code}
      {book && (
        <Text size="sm" c="var(--ink-soft)" style={{ overflowWrap: 'anywhere' }}>
          {place ? formatPlace(place) : t('appeals.place.unknownPledge')}{' '}
          {place?.is === 'appeal' && (
            <Anchor inherit component={Link} to={`${appealsPath}/${place.appealId}`}>
              {t('appeals.place.show')}
            </Anchor>
          )}
          {!place && (
            <Anchor inherit component={Link} to={appealsPath}>
              {t('appeals.unknown.add')}
            </Anchor>
          )}
        </Text>
      )}
    </>
  );
}
