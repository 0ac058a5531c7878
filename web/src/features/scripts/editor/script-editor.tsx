import { ActionIcon, Button, NativeSelect, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { scriptBodyMax } from '#shared/collections/scripts.ts';
import { isBlocking, problemsIn, type ScriptProblem } from '#shared/domain/surveys/check-script.ts';
import { introMax, type ScriptBody } from '#shared/domain/surveys/script.ts';
import { scriptChannels } from '#shared/domain/surveys/script-channels.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';
import { useLeaving } from '../../../shared/ui/form/leaving.ts';
import { LeavingDialog } from '../../../shared/ui/form/leaving-dialog.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import { useOwnColumns } from '../../../shared/voters/use-own-columns.ts';
import { nameMax } from '../script-actions.ts';
import { type Draft, tidied } from './edit-script.ts';
import styles from './editor.module.css';
import { InsertedColumns } from './inserts.tsx';
import { Items } from './items.tsx';
import { columnsFor, OwnColumns } from './own-columns.tsx';
import { Preview } from './preview.tsx';
import { Problems } from './script-problem-list.tsx';
import { useDraft } from './use-script-draft.ts';

type Props = {
  first: Draft;
  /** Nothing of it is stored yet. */
  isNew: boolean;
  /** Resolves when it is safe on this device. */
  save: (draft: Draft) => Promise<void>;
};

const same = (one: Draft, other: Draft): boolean => JSON.stringify(one) === JSON.stringify(other);
const views = ['edit', 'preview'] as const;
type View = (typeof views)[number];

const gaps: readonly ScriptProblem['is'][] = ['noText', 'noShort', 'noLabel', 'noOptions', 'empty'];
/** What is still being written has gaps; they are told when it is left, or was to be saved. */
const isGap = (problem: ScriptProblem, { items }: ScriptBody, opened: string | null): boolean =>
  gaps.includes(problem.is) && (!('item' in problem) || items[problem.item]?.id === opened);

/** A script being written, beside itself as it will be asked. What is wrong is said while it is typed. */
export function ScriptEditor({ first, isNew, save }: Props) {
  const { draft, change, undo, redo } = useDraft(first);
  const columns = useOwnColumns();
  const [stored, setStored] = useState(isNew ? null : first);
  const [view, setView] = useState<View>('edit');
  const [opened, setOpened] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const unsaved = stored === null ? !same(draft, first) : !same(draft, stored);
  const leaving = useLeaving(() => unsaved && !saving);

  const tidy = tidied(draft);
  const problems = problemsIn(tidy.body, scriptBodyMax);
  const shownProblems = isSubmitted
    ? problems
    : problems.filter((problem) => !isGap(problem, draft.body, opened));
  const nameless = tidy.name === '';
  const refused = nameless || problems.some(isBlocking);
  const setBody = (next: (body: ScriptBody) => ScriptBody, typing?: string) =>
    change((now) => ({ ...now, body: next(now.body) }), typing);
  const open = (id: string | null) => {
    setView('edit');
    setOpened(id);
  };

  /** After it is drawn: what stands in the way may be far from the button. */
  const showWrong = () =>
    requestAnimationFrame(() => {
      const first = nameless ? '[data-name]' : '[data-problems]';
      frame.current?.querySelector<HTMLElement>(first)?.focus();
    });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (refused) {
      setView('edit');
      showWrong();
    }
    if (refused || saving) return;
    setSaving(true);
    try {
      await save(tidy);
      setStored(draft);
    } catch (error) {
      toast('error', t('common.failedToSave'), messageFor(error));
    }
    setSaving(false);
  };
  return (
    <form onSubmit={send} noValidate>
      <div className={styles.switch}>
        <SegmentedControl
          fullWidth
          aria-label={t('scriptEditor.view.label')}
          data={views.map((value) => ({ value, label: t(`scriptEditor.view.${value}`) }))}
          value={view}
          onChange={(value) => setView(views.find((one) => one === value) ?? 'edit')}
        />
      </div>
      <div className={styles.frame} data-view={view} ref={frame}>
        <div className={styles.write}>
          <div className={styles.head}>
            <TextInput
              label={t('scriptEditor.fields.name')}
              data-name
              required
              maxLength={nameMax}
              autoComplete="off"
              value={draft.name}
              error={isSubmitted && nameless && t('scriptEditor.fields.nameMissing')}
              onChange={({ currentTarget }) => {
                const name = currentTarget.value;
                change((now) => ({ ...now, name }), 'name');
              }}
            />
            <NativeSelect
              label={t('scriptEditor.fields.channel')}
              data={scriptChannels.map((value) => ({
                value,
                label: t(`scriptEditor.channels.${value}`),
              }))}
              value={draft.channel}
              onChange={({ currentTarget }) => {
                const channel = scriptChannels.find((one) => one === currentTarget.value) ?? draft.channel;
                change((now) => ({ ...now, channel }));
              }}
            />
            <Textarea
              label={t('scriptEditor.fields.intro')}
              description={t('scriptEditor.fields.introHint')}
              autosize
              minRows={2}
              maxRows={10}
              maxLength={introMax}
              value={draft.body.intro}
              onChange={({ currentTarget }) => {
                const intro = currentTarget.value;
                setBody((body) => ({ ...body, intro }), 'intro');
              }}
            />
          </div>
          <OwnColumns
            body={draft.body}
            channel={draft.channel}
            columns={columns}
            change={(names) =>
              setBody(({ shown: _, ...body }) => ({
                ...body,
                ...(names.length > 0 && { shown: [...names] }),
              }))
            }
          />
          <InsertedColumns value={columnsFor(columns, draft.channel)}>
            <Items body={draft.body} change={setBody} problems={shownProblems} opened={opened} open={open} />
          </InsertedColumns>
          <Problems body={draft.body} problems={shownProblems} open={open} />
          <div className={styles.bar}>
            <Button type="submit" loading={saving} disabled={!unsaved && stored !== null}>
              {t('common.save')}
            </Button>
            <Step label={t('scriptEditor.undo')} act={undo}>
              <IconArrowBackUp size={18} aria-hidden />
            </Step>
            <Step label={t('scriptEditor.redo')} act={redo}>
              <IconArrowForwardUp size={18} aria-hidden />
            </Step>
            <span className={styles.soft} role="status">
              {unsaved || stored === null ? t('scriptEditor.unsaved') : t('scriptEditor.saved')}
            </span>
          </div>
        </div>
        <Preview body={tidy.body} />
      </div>
      <LeavingDialog leaving={leaving} />
    </form>
  );
}

type StepProps = { label: string; act: (() => void) | null; children: ReactNode };
const Step = ({ label, act, children }: StepProps) => (
  <ActionIcon
    variant="default"
    size={36}
    className={styles.tap ?? ''}
    aria-label={label}
    disabled={act === null}
    onClick={() => act?.()}
  >
    {children}
  </ActionIcon>
);
