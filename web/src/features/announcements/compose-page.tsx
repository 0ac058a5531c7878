import { Button, Checkbox, Group, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { roles } from '#shared/access.ts';
import { sendAnnouncementCall } from '#shared/api/announcements-api.ts';
import { announcementBodyMax, announcementTitleMax } from '#shared/constants.ts';
import { recipientsOf } from '#shared/domain/announcements/audience.ts';
import { isOneLine } from '#shared/domain/one-line.ts';
import { memberPositions } from '#shared/member-positions.ts';
import { useMembers } from '../../shared/data/use-members.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { ChoiceDialog } from '../../shared/ui/dialog/choice-dialog.tsx';
import { showNumber } from '../../shared/ui/format.ts';
import { Page } from '../../shared/ui/page.tsx';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { notifyIfFailed, offerUndo, toast } from '../../shared/ui/toasts.tsx';
import styles from './announcements.module.css';
import { type Draft, send } from './data.ts';
import { audienceText } from './format-audience.ts';

const kinds = ['everyone', 'roles', 'positions'] as const;
type Kind = (typeof kinds)[number];
type Typed = { title: string; body: string; kind: Kind; roles: string[]; positions: string[] };

const nothing: Typed = { title: '', body: '', kind: 'everyone', roles: [], positions: [] };
/** What was written, where sending was taken back. */
const typedState = z.object({
  typed: z.object({
    ...{ title: z.string(), body: z.string(), kind: z.enum(kinds) },
    ...{ roles: z.array(z.string()), positions: z.array(z.string()) },
  }),
});

const draftOf = ({ title, body, kind, ...chosen }: Typed): object => ({
  title: title.replace(/\s+/g, ' ').trim(),
  body: body.trim(),
  audience: kind === 'everyone' ? { to: kind } : { to: kind, [kind]: chosen[kind] },
});

/** `/announcements/new`: written, reviewed, then sent; what was sent by mistake can be taken back for a few seconds. */
export default function ComposePage() {
  const { organization, uid } = useMember();
  const members = useMembers(organization);
  const navigate = useNavigate();
  const stored = typedState.safeParse(useLocation().state);
  const [typed, setTyped] = useState<Typed>(stored.success ? stored.data.typed : nothing);
  const [isChecked, setIsChecked] = useState(false);
  const [reviewed, setReviewed] = useState<Draft | null>(null);
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  const read = sendAnnouncementCall.request.safeParse(draftOf(typed));
  const missing = (field: string) =>
    isChecked && !read.success && read.error.issues.some(({ path }) => path[0] === field);
  const audience = sendAnnouncementCall.request.shape.audience.safeParse(
    Reflect.get(draftOf(typed), 'audience'),
  );
  const recipients =
    members.is === 'ready' && audience.success
      ? recipientsOf(members.value, audience.data, uid).length
      : null;

  const review = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (read.success && recipients !== 0) setReviewed(read.data);
  };
  const sendNow = async (draft: Draft) => {
    const call = send(draft, uid);
    setReviewed(null);
    if (!(await notifyIfFailed(call))) return;
    const { id, undo, synced } = await call;
    navigate('/announcements');
    offerUndo(id, { title: t('announcements.sent'), name: draft.title }, () => {
      void undo().then(
        (isBack) =>
          isBack
            ? navigate('/announcements/new', { state: { typed } })
            : toast('warning', t('common.tooLate'), t('common.tooLateHint')),
        () => toast('error', t('common.tooLate'), t('common.pleaseTryAgain')),
      );
    });
    void notifyIfFailed(synced, t('common.failedToSave'));
  };

  return (
    <Page
      title={t('announcements.new')}
      above={<BackLink list="/announcements" name={t('announcements.back')} />}
      width={640}
    >
      <form onSubmit={review} noValidate>
        <Stack gap="md">
          <TextInput
            label={t('announcements.form.title')}
            required
            maxLength={announcementTitleMax}
            autoComplete="off"
            value={typed.title}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
            error={(missing('title') || !isOneLine(typed.title)) && t('announcements.form.titleMissing')}
          />
          <div>
            <Text component="p" size="sm" fw={500} mb={4} id="announcement-audience">
              {t('announcements.audience.label')}
            </Text>
            <SegmentedControl
              aria-labelledby="announcement-audience"
              fullWidth
              value={typed.kind}
              onChange={(value) => change({ kind: kinds.find((one) => one === value) ?? 'everyone' })}
              data={kinds.map((value) => ({ value, label: t(`announcements.audience.${value}`) }))}
            />
          </div>
          {typed.kind === 'roles' && (
            <Choices
              label={t('announcements.audience.chooseRoles')}
              values={roles.map((value) => ({ value, label: t(`member.roles.${value}`) }))}
              chosen={typed.roles}
              choose={(chosen) => change({ roles: chosen })}
              isMissing={missing('audience')}
            />
          )}
          {typed.kind === 'positions' && (
            <Choices
              label={t('announcements.audience.choosePositions')}
              values={memberPositions.map((value) => ({ value, label: t(`memberPositions.${value}`) }))}
              chosen={typed.positions}
              choose={(chosen) => change({ positions: chosen })}
              isMissing={missing('audience')}
            />
          )}
          <Text size="sm" role="status" c={recipients === 0 ? 'var(--bad)' : 'var(--ink-soft)'} mih={20}>
            {recipients === null
              ? ''
              : t('announcements.audience.count', { count: recipients, shown: showNumber(recipients) })}
          </Text>
          <Textarea
            label={t('announcements.form.body')}
            required
            autosize
            minRows={6}
            maxRows={20}
            maxLength={announcementBodyMax}
            value={typed.body}
            onChange={({ currentTarget }) => change({ body: currentTarget.value })}
            error={missing('body') && t('announcements.form.bodyMissing')}
          />
          <Text size="sm" c="var(--ink-soft)">
            {t('announcements.form.hint')}
          </Text>
          <Group>
            <Button type="submit">{t('announcements.form.review')}</Button>
          </Group>
        </Stack>
      </form>
      {reviewed && (
        <ChoiceDialog opened title={t('announcements.confirm.title')} close={() => setReviewed(null)}>
          <Stack gap="sm">
            <Text fw={600}>{reviewed.title}</Text>
            <Text size="sm" c="var(--ink-soft)">
              {audienceText(reviewed.audience)}
            </Text>
            <div className={styles.preview} dir="auto">
              {reviewed.body}
            </div>
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={() => setReviewed(null)}>
                {t('common.cancel')}
              </Button>
              <Button onClick={() => void sendNow(reviewed)}>
                {t('announcements.confirm.send', {
                  count: recipients ?? 0,
                  shown: showNumber(recipients ?? 0),
                })}
              </Button>
            </Group>
          </Stack>
        </ChoiceDialog>
      )}
    </Page>
  );
}

type ChoicesProps = {
  label: string;
  values: readonly { value: string; label: string }[];
  chosen: string[];
  choose: (chosen: string[]) => void;
  isMissing: boolean;
};

const Choices = ({ label, values, chosen, choose, isMissing }: ChoicesProps) => (
  <Checkbox.Group
    label={label}
    value={chosen}
    onChange={choose}
    error={isMissing && t('announcements.audience.missing')}
  >
    <div className={styles.choices}>
      {values.map((one) => (
        <Checkbox key={one.value} value={one.value} label={one.label} />
      ))}
    </div>
  </Checkbox.Group>
);
