import { IconCheck } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, memo, useState } from 'react';
import type { PacketPerson } from '#shared/domain/field/packet.ts';
import { t } from '../../../shared/text/index.ts';
import styles from './enter.module.css';
import type { PaperQuestion } from './paper-questions.ts';
import { blank, type Line, readLine, type Wrong } from './read-line.ts';
import type { Entering } from './use-entered.ts';

type Props = {
  person: PacketPerson;
  questions: readonly PaperQuestion[];
  /** It is not known who walked, or on what day. */
  blocked: boolean;
  saved: boolean;
  entering: Entering;
};

/** To the same field of the next line that is not written down yet, or of the one before. */
function step(from: HTMLElement, field: string, by: 1 | -1): void {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>(`input[data-field="${CSS.escape(field)}"]:not(:disabled)`),
  ];
  const own = from
    .closest('form')
    ?.querySelector<HTMLInputElement>(`input[data-field="${CSS.escape(field)}"]`);
  const at = own ? fields.indexOf(own) : -1;
  if (at < 0) return;
  fields[at + by]?.focus();
}

/** One person of the sheet: what was crossed, typed in. Enter writes it down and goes on with the next. */
export const EnterRow = memo(function EnterRow({ person, questions, blocked, saved, entering }: Props) {
  const [line, setLine] = useState<Line>(blank);
  const [wrong, setWrong] = useState<readonly Wrong[]>([]);
  const { id, name } = person;
  const put = (change: Partial<Line>) => {
    const next = { ...line, ...change };
    setLine(next);
    setWrong([]);
    entering.begin(id, readLine(next, questions).is !== 'empty');
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readLine(line, questions);
    if (read.is === 'wrong') {
      setWrong(read.wrong);
      const [first] = read.wrong;
      form.querySelector<HTMLInputElement>(`input[data-field="${CSS.escape(first ?? '')}"]`)?.focus();
      return;
    }
    if (blocked || saved) return;
    step(form, 'result', 1);
    if (read.is === 'said') await entering.save(id, line);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    const field = event.currentTarget.dataset.field;
    if (by === null || field === undefined || event.currentTarget.type === 'date') return;
    event.preventDefault();
    step(event.currentTarget, field, by);
  };
  const field = (
    key: Wrong | 'note',
    label: string,
    value: string,
    change: (typed: string) => void,
    type = 'text',
  ) => (
    <label key={key} className={styles.field} data-note={key === 'note' || type !== 'text' || undefined}>
      <span>{label}</span>
      <input
        data-field={key}
        type={type}
        value={value}
        disabled={saved}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={key === 'note' ? 2_000 : 200}
        aria-label={t('turfPaper.enter.field', { field: label, name })}
        aria-invalid={wrong.some((one) => one === key)}
        onKeyDown={press}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    </label>
  );
  return (
    <form className={styles.row} data-saved={saved || undefined} onSubmit={send} noValidate>
      <span className={styles.name}>
        {name}
        {person.age !== null && <span className={styles.soft}> {person.age}</span>}
        {person.closed && <span className={styles.soft}> · {t(`voterCodes.reasons.${person.closed}`)}</span>}
      </span>
      <span className={styles.fields}>
        {field('result', t('turfPaper.enter.result'), line.result, (result) => put({ result }))}
        {field('support', t('turfPaper.print.supportCode'), line.support, (support) => put({ support }))}
        {questions.map(({ code, question }) =>
          field(
            `answer ${question.id}`,
            `${code} ${question.short}`,
            line.answers[question.id] ?? '',
            (typed) => put({ answers: { ...line.answers, [question.id]: typed } }),
            question.type === 'day' ? 'date' : 'text',
          ),
        )}
        {field('note', t('turfPaper.print.notes'), line.note, (note) => put({ note }))}
      </span>
      <span className={styles.done}>
        {saved ? (
          <button type="button" className={styles.undo} onClick={() => entering.undo(id)}>
            <IconCheck size={16} aria-hidden />
            {t('turfPaper.enter.change')}
            <span className="visually-hidden"> {name}</span>
          </button>
        ) : (
          <button type="submit" className={styles.undo} disabled={blocked}>
            {t('common.save')}
            <span className="visually-hidden"> {name}</span>
          </button>
        )}
      </span>
      {wrong.length > 0 && (
        <span role="alert" className={styles.wrong}>
          {t('turfPaper.enter.unknown')}
        </span>
      )}
    </form>
  );
});
