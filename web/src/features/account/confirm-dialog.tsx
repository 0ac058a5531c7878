import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { codeOf } from '../../shared/data/error-messages.ts';
import { t } from '../../shared/text/index.ts';
import { Dialog } from '../../shared/ui/dialog/dialog.tsx';
import { useFocusBack } from '../../shared/ui/use-focus-back.ts';
import { whyFailed } from './show-failure.ts';

type Props = {
  title: string;
  /** What it does, in full. */
  children: ReactNode;
  action: string;
  /** What not doing it is called, where it is more than to cancel. */
  otherwise?: string;
  /** Whether it can be done yet. */
  ready?: boolean;
  /** For what nobody can take back. */
  grave?: boolean;
  /** Said over the server's reason. */
  failed: string;
  /** Where to go on when something else has to be settled first. */
  wayOut?: ReactNode;
  work: () => Promise<void>;
  /** After it went well; closes unless said. */
  done?: () => void;
  close: () => void;
};

type State = { busy: boolean; why: string | null; blocked: boolean };

/** A question before something is done; the answer's refusal is told in it. Enter says yes, Escape no. */
export function Ask({ title, children, action, ready = true, grave = false, ...props }: Props) {
  const [state, setState] = useState<State>({ busy: false, why: null, blocked: false });
  const button = useFocusBack(state.busy);
  const submit = async () => {
    setState({ busy: true, why: null, blocked: false });
    await props
      .work()
      .then(props.done ?? props.close, (error: unknown) =>
        setState({ busy: false, why: whyFailed(error), blocked: codeOf(error) === 'failed-precondition' }),
      );
  };
  return (
    <Dialog title={title} close={state.busy ? () => {} : props.close}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !state.busy) void submit();
        }}
      >
        {children}
        {state.why !== null && (
          <div role="alert">
            <Text mt="md" c="var(--bad)" fw={600}>
              {props.failed}
            </Text>
            <Text size="sm">{state.why}</Text>
            {state.blocked && props.wayOut}
          </div>
        )}
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={props.close} disabled={state.busy}>
            {props.otherwise ?? t('common.cancel')}
          </Button>
          <Button
            ref={button}
            type="submit"
            loading={state.busy}
            disabled={!ready}
            {...(grave && ready && { bg: 'var(--bad)', c: 'var(--ground)' })}
          >
            {action}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
