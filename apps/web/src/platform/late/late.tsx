/** Parts of the screen whose code comes when they are first shown. What does not come fails at its place and alone. */
import { Component, startTransition, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { CHUNK_TIMEOUT_MS } from '@portal/domain/availability.ts';
import { ChunkFailure, whole } from './chunks.ts';
import { textNow, textsFromNow } from '../texts/i18n.ts';
import { LateFailure } from './LateFailure.tsx';
import classes from './LateFailure.module.css';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface Late<Props> {
  Component: ComponentType<Props>;
  /** Starts the code on its way. */
  load: () => Promise<unknown>;
}

/** A part at its own place on the screen; until it comes `Waiting` stands there, or nothing. */
export function late<Props extends object>(load: Load<Props>, Waiting?: ComponentType): Late<Props> {
  const attempts = attemptsAt(load);
  const Placed = (props: Props) => <Part attempts={attempts} Waiting={Waiting} props={props} />;
  return { Component: Placed, load: attempts.present };
}

/**
 * A part that opens over the screen or beside it, and can be closed: its failure never takes the screen's place. Until it
 * comes `Waiting` stands there, or a word over the screen.
 */
export function lateOver<Props extends { onClose: () => void }>(
  load: Load<Props>,
  Waiting: ComponentType = Coming,
): ComponentType<Props> {
  const attempts = attemptsAt(load);
  return (props: Props) => <Part attempts={attempts} Waiting={Waiting} props={props} onClose={props.onClose} />;
}

type Outcome<Props> = { Code: ComponentType<Props> } | { failed: true };

/** Says over the screen that something is on its way. */
export const Coming = () => <output className={classes.coming}>{textNow('common', 'loading')}</output>;

interface Attempts<Props> {
  /** What was shown before, and so is shown at once. */
  shown: () => Outcome<Props> | undefined;
  noteShown: (outcome: Outcome<Props>) => void;
  present: () => Promise<Outcome<Props>>;
  /** Forgets what failed, so that the next one is really tried: React's own `lazy` never forgets. */
  renew: () => void;
}

function attemptsAt<Props>(load: Load<Props>): Attempts<Props> {
  const loadWhole = whole(load);
  let present: Promise<Outcome<Props>> | undefined;
  let shown: Outcome<Props> | undefined;
  let hasFailed = false;
  const begin = () => {
    const ownTexts = textsFromNow();
    return loadWhole().then(
      async ({ default: Code }): Promise<Outcome<Props>> => {
        // They began to come with it. What is shown and waits for texts only then would be hidden once more.
        await ownTexts();
        return { Code };
      },
      (): Outcome<Props> => {
        hasFailed = true;
        return { failed: true };
      },
    );
  };
  return {
    shown: () => shown,
    noteShown: (outcome) => {
      shown = outcome;
    },
    present: () => (present ??= begin()),
    renew: () => {
      if (hasFailed) present = undefined;
      hasFailed = false;
    },
  };
}

interface PartProps<Props> {
  attempts: Attempts<Props>;
  Waiting: ComponentType | undefined;
  props: Props;
  onClose?: () => void;
}

function Part<Props extends object>({ Waiting, onClose, ...part }: PartProps<Props>) {
  const waiting = Waiting && (
    <Patience>
      <Waiting />
    </Patience>
  );
  const closing = onClose && { onClose };
  return (
    <LateBoundary {...closing}>
      <Suspense fallback={waiting}>
        <Arrived {...part} {...closing} waiting={waiting} />
      </Suspense>
    </LateBoundary>
  );
}

/**
 * The part once its code is there. It is shown in a transition: while it still waits for its texts, React keeps `waiting`
 * on the screen instead of the fallback of a `Suspense`, which, once shown, stays for 300 ms however soon the texts come.
 */
function Arrived<Props extends object>({
  attempts,
  props,
  onClose,
  waiting,
}: Omit<PartProps<Props>, 'Waiting'> & { waiting: ReactNode }) {
  const [outcome, setOutcome] = useState(attempts.shown);
  useEffect(() => {
    if (outcome) {
      if ('Code' in outcome) attempts.noteShown(outcome);
      return undefined;
    }
    let isAwaited = true;
    void attempts.present().then((arrived) => isAwaited && startTransition(() => setOutcome(arrived)));
    return () => {
      isAwaited = false;
    };
  }, [attempts, outcome]);
  useEffect(() => attempts.renew, [attempts]);
  if (!outcome) return waiting;
  if ('Code' in outcome) return <outcome.Code {...props} />;
  const retry = () => {
    attempts.renew();
    setOutcome(undefined);
  };
  return <LateFailure onRetry={retry} {...(onClose && { onClose })} />;
}

/** Shows what stands in for code or texts on their way; after 120 s it fails, so that the person can try again. */
function Patience({ children }: { children: ReactNode }) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), CHUNK_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (over) throw new ChunkFailure('timeout');
  return children;
}

interface BoundaryProps {
  onClose?: () => void;
  children: ReactNode;
}

class LateBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError = (error: unknown) => ({ error: error ?? new Error('unknown') });

  readonly #retry = () => this.setState({ error: undefined });

  override render(): ReactNode {
    const { error } = this.state;
    const { onClose, children } = this.props;
    if (error === undefined) return children;
    const isChunk = error instanceof ChunkFailure;
    // An error in a screen is told by the frame around it. One in a dialog is told here, so that the screen below stays.
    if (!isChunk && !onClose) throw error;
    return <LateFailure {...(isChunk ? { onRetry: this.#retry } : { error })} {...(onClose && { onClose })} />;
  }
}
