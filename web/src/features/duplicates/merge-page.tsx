import '../../shared/text/refusals/en.ts';
import { Button, Checkbox, Radio, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { mergePeopleCall } from '#shared/api/merge-api.ts';
import { donors } from '#shared/collections/donors.ts';
import { people } from '#shared/collections/people.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import type { Choices, MergeChoice } from '#shared/domain/people/merge/merge-fields.ts';
import { mergePeopleMax } from '#shared/domain/people/merge/merge-limits.ts';
import { contactsOf, mergedCard } from '#shared/domain/people/merge/merged-card.ts';
import { contactsMax } from '#shared/domain/people/people-limits.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import type { Live } from '../../shared/data/live.ts';
import { useNameSearch } from '../../shared/data/search.ts';
import { useMemberName } from '../../shared/data/use-member-name.ts';
import { readOnce } from '../../shared/data/watch-document.ts';
import { dropPeople } from '../../shared/people/duplicates/use-duplicates.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { type Named, NamePicker } from '../../shared/ui/form/name-picker.tsx';
import { showMomentDay } from '../../shared/ui/format.ts';
import { Page } from '../../shared/ui/page.tsx';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { showPhone } from '../../shared/ui/record/contact.tsx';
import { EmptyState, FailedState } from '../../shared/ui/states.tsx';
import { toast } from '../../shared/ui/toasts.tsx';
import { addressOf } from './compared-cards.tsx';
import styles from './duplicates.module.css';
import { type MergedPerson, type MergeRow, rowsToChoose, usualChoice, usualSurvivor } from './merge-rows.ts';
import { saveMerge } from './save-merge.ts';

type Found = { of: string } & ({ is: 'ready'; all: MergedPerson[] } | { is: 'failed'; why: string });

/** The people of the address, with what this member may see of them. Three reads a person at most. */
function useMergedPeople(ids: readonly string[]): Found | null {
  const { organization, can } = useMember();
  const [found, setFound] = useState<Found | null>(null);
  const of = `${organization}/${ids.join()}`;
  const mayGive = can('donors.read');
  const mayHelp = can('volunteers.read');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the ids.
  useEffect(() => {
    let isCurrent = true;
    const one = async (id: string): Promise<MergedPerson[]> => {
      const card = await readOnce(people, id, organization);
      if (!card || card.merged_into !== null) return [];
      const [donor, volunteer] = await Promise.all([
        mayGive && card.facets.includes('donor') ? readOnce(donors, id, organization) : null,
        mayHelp && card.facets.includes('volunteer') ? readOnce(volunteers, id, organization) : null,
      ]);
      return [{ card, donor, volunteer }];
    };
    Promise.all(ids.map(one)).then(
      (all) => isCurrent && setFound({ of, is: 'ready', all: all.flat() }),
      (error: unknown) => isCurrent && setFound({ of, is: 'failed', why: messageFor(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [of, mayGive, mayHelp]);
  return found?.of === of ? found : null;
}

function usePeopleNamed(typed: string): Live<Named[]> {
  const { organization } = useMember();
  const found = useNameSearch({
    ...{ collection: people, organization, typed, conditions: [] },
    keys: ['name_key', 'family_key'],
  });
  if (found.is !== 'ready') return found;
  const alive = found.value.filter(({ merged_into }) => merged_into === null);
  return { ...found, value: alive.map(({ id, name, emails: [email = null] }) => ({ id, name, email })) };
}

/** `/duplicates/merge?ids=…`: two to five people become one, by a choice for each field that differs. */
export function MergePage() {
  const [params, setParams] = useSearchParams();
  const ids = [...new Set((params.get('ids') ?? '').split(',').filter(Boolean))].slice(0, mergePeopleMax);
  const found = useMergedPeople(ids);
  const setIds = (next: readonly string[]) => setParams({ ids: next.join(',') }, { replace: true });
  return (
    <Page
      title={t('duplicates.merge.title')}
      hint={t('duplicates.merge.hint')}
      width={1100}
      above={<BackLink list="/duplicates" name={t('duplicates.merge.back')} />}
    >
      {found?.is === 'failed' && <FailedState why={found.why} />}
      {found?.is === 'ready' && (
        <>
          {found.all.length === 0 && (
            <EmptyState
              icon={IconUsers}
              title={t('duplicates.merge.nobody')}
              hint={t('duplicates.merge.nobodyHint')}
            />
          )}
          {found.all.length < mergePeopleMax && (
            <div className={styles.add}>
              <NamePicker
                key={ids.join()}
                label={t('duplicates.merge.add')}
                placeholder={t('duplicates.merge.find')}
                emptyLabel={t('duplicates.merge.noneFound')}
                value={null}
                onChange={(person) => person && setIds([...ids, person.id])}
                useNamed={usePeopleNamed}
              />
            </div>
          )}
          {found.all.length > 0 && <Merge key={found.of} all={found.all} setIds={setIds} />}
        </>
      )}
    </Page>
  );
}

type MergeProps = { all: readonly MergedPerson[]; setIds: (ids: readonly string[]) => void };

function Merge({ all, setIds }: MergeProps) {
  const owner = useMember();
  const navigate = useNavigate();
  const [survivor, setSurvivor] = useState(() => usualSurvivor(all));
  const [choices, setChoices] = useState<Choices>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const rows = rowsToChoose(all);
  const cards = [
    ...all.filter(({ card }) => card.id === survivor),
    ...all.filter(({ card }) => card.id !== survivor),
  ].map(({ card }) => card);
  const [first, ...others] = cards;
  if (!first) return null;
  const every = contactsOf(cards);
  const emails = every.emails.filter((one) => !left.has(one));
  const phones = every.phones.filter((one) => !left.has(one));
  const isTooMany = emails.length > contactsMax || phones.length > contactsMax;
  const chosen = Object.fromEntries(
    rows.map((row) => [row.choice, choices[row.choice] ?? usualChoice(row, all, survivor)]),
  );
  const result = mergedCard([first, ...others], chosen, { emails, phones });
  const toggle = (value: string) =>
    setLeft((now) => new Set(now.has(value) ? [...now].filter((one) => one !== value) : [...now, value]));
  const save = async () => {
    setBusy(true);
    const request = mergePeopleCall.request.parse({
      ...{ id: crypto.randomUUID(), survivorId: survivor, loserIds: others.map(({ id }) => id) },
      ...{ choices: chosen, emails, phones },
    });
    try {
      await saveMerge(request, 'card' in result ? result.card.name : first.name, () => {
        dropPeople(owner, request.loserIds);
        navigate(`/people/${survivor}`);
      });
    } catch (error) {
      toast('error', t('duplicates.merge.failed'), messageFor(error));
    }
    setBusy(false);
  };
  const trouble = 'trouble' in result && !isTooMany ? t(`refusals.${result.trouble}`) : null;
  return (
    <div className={styles.merge}>
      <div className={styles.rows}>
        <fieldset className={styles.row}>
          <legend>{t('duplicates.merge.survivor')}</legend>
          <Text size="sm" c="var(--ink-soft)" mb={8}>
            {t('duplicates.merge.survivorHint')}
          </Text>
          <div className={styles.choices}>
            {all.map(({ card }) => (
              <div key={card.id}>
                <Radio
                  name="survivor"
                  checked={card.id === survivor}
                  onChange={() => setSurvivor(card.id)}
                  label={card.name}
                  description={[
                    ...card.facets.map((facet) => t(`people.page.${facet}`)),
                    t('duplicates.added', { day: showMomentDay(card.created_at.toMillis()) }),
                  ].join(' · ')}
                />
                {all.length > 2 && (
                  <Button
                    variant="subtle"
                    color="gray"
                    size="compact-xs"
                    ml={28}
                    onClick={() => setIds(all.map((one) => one.card.id).filter((id) => id !== card.id))}
                  >
                    {t('duplicates.merge.leaveOut')}
                    <span className={styles.hidden}> {card.name}</span>
                  </Button>
                )}
              </div>
            ))}
          </div>
        </fieldset>
        {rows.map((row) => (
          <ChoiceRow
            key={row.choice}
            row={row}
            all={all}
            value={chosen[row.choice] ?? survivor}
            choose={(id) => setChoices((now) => ({ ...now, [row.choice]: id }))}
          />
        ))}
        {(['emails', 'phones'] as const).map(
          (kind) =>
            every[kind].length > contactsMax && (
              <fieldset key={kind} className={styles.row}>
                <legend>{t(`duplicates.merge.keep.${kind}`, { count: contactsMax })}</legend>
                <div className={styles.choices}>
                  {every[kind].map((value) => (
                    <Checkbox
                      key={value}
                      checked={!left.has(value)}
                      onChange={() => toggle(value)}
                      label={kind === 'phones' ? showPhone(value) : value}
                    />
                  ))}
                </div>
              </fieldset>
            ),
        )}
      </div>
      <div className={styles.aside}>
        <section className={styles.result} aria-label={t('duplicates.merge.result')}>
          <h2>{t('duplicates.merge.result')}</h2>
          {'card' in result && (
            <ul className={styles.lines}>
              <li>
                <strong>{result.card.name}</strong>
              </li>
              {[
                ...result.card.emails,
                ...result.card.phones.map(showPhone),
                addressOf({ ...first, ...result.card }),
                [result.card.occupation, result.card.employer].filter(Boolean).join(', '),
                result.card.tags.join(', '),
              ]
                .filter(Boolean)
                .map((line) => (
                  <li key={line}>{line}</li>
                ))}
            </ul>
          )}
          <Text size="sm" c="var(--ink-soft)" mt={12}>
            {t('duplicates.merge.moves')}
          </Text>
          <Text size="sm" c="var(--ink-soft)" mt={8}>
            {t('duplicates.merge.consent')}
          </Text>
        </section>
        {(isTooMany || trouble !== null) && (
          <Text role="alert" c="var(--bad)" size="sm">
            {isTooMany ? t('duplicates.merge.tooMany', { count: contactsMax }) : trouble}
          </Text>
        )}
        <Button
          loading={busy}
          disabled={all.length < 2 || isTooMany || trouble !== null}
          onClick={() => void save()}
        >
          {t('duplicates.merge.submit', { count: all.length })}
        </Button>
      </div>
    </div>
  );
}

type RowProps = { row: MergeRow; all: readonly MergedPerson[]; value: string; choose: (id: string) => void };

/** Equal values stand once; a blank is no choice. */
function ChoiceRow({ row, all, value, choose }: RowProps) {
  const offered = row.values.flatMap((text, at) => {
    const id = all[at]?.card.id;
    return text && id && row.values.indexOf(text) === at ? [{ id, text }] : [];
  });
  const chosenText = row.values[all.findIndex(({ card }) => card.id === value)];
  return (
    <fieldset className={styles.row}>
      <legend>{row.label}</legend>
      <div className={styles.choices}>
        {offered.map(({ id, text }) => (
          <Radio
            key={id}
            name={row.choice}
            checked={text === chosenText}
            onChange={() => choose(id)}
            label={<Value choice={row.choice} text={text} />}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Value({ choice, text }: { choice: MergeChoice; text: string }) {
  const member = useMemberName(choice === 'assigned_to' ? text : null);
  return choice === 'assigned_to' ? (member ?? t('people.formerMember')) : text;
}
