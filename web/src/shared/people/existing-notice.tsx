import '../text/form/en.ts';
import { Anchor, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { normaliseEmail, normalisePhone } from '#shared/domain/contact.ts';
import { useFormValues } from '../area/form-values.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { createPersonFinder, type Typed } from './existing-person.ts';

/** Milliseconds for which nothing was typed. */
const pauseMs = 500;

type Found = { id: string; name: string; facets: readonly string[] };
const read = (value: unknown, normalise: (typed: string) => string | null): string[] =>
  [value].flat().flatMap((one) => (typeof one === 'string' ? (normalise(one) ?? []) : []));

/**
 * Inside a form of somebody new: who is there already with what is typed. All addresses and numbers are looked up, each once.
 * `hrefOf`: where their record is.
 */
export function ExistingNotice({ hrefOf }: { hrefOf: (found: Found) => string }) {
  const { organization } = useMember();
  const { name, emails, phones, phone } = useFormValues();
  const find = useMemo(() => createPersonFinder(organization), [organization]);
  const now: Typed = {
    name: typeof name === 'string' ? name.trim() : '',
    emails: read(emails, normaliseEmail),
    phones: read(phones ?? phone, normalisePhone),
  };
  const [typed] = useDebouncedValue(JSON.stringify(now), pauseMs);
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const wanted: Typed = JSON.parse(typed);
    const lookup = wanted.name === '' ? Promise.resolve(null) : find(wanted);
    void lookup.then((one) => isCurrent && setFound(one));
    return () => {
      isCurrent = false;
    };
  }, [typed, find]);
  return (
    <div role="status">
      {found && (
        <Text size="sm" c="var(--goal)">
          {t('form.isHere', { name: found.name })}{' '}
          <Anchor component={Link} to={hrefOf(found)} inherit underline="always">
            {t('form.emailTakenOpen')}
          </Anchor>
        </Text>
      )}
    </div>
  );
}
