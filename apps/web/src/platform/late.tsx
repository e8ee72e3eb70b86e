/** Parts of the screen whose code comes when they are first shown. What does not come fails at its place and alone. */
import { Component, Suspense, use, useEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react';
import { CHUNK_TIMEOUT_MS } from '@portal/domain/availability.ts';
import { ChunkFailure, whole } from './chunks.ts';
import { textNow } from './i18n.ts';
import { LateFailure } from './LateFailure.tsx';
import classes from './LateFailure.module.css';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface Late<Props> {
  Component: ComponentType<Props>;
  /** Starts the code on its way. */
  load: () => Promise<unknown>;
}

/** A part at its own place on the screen. Until it comes the nearest `Suspense` shows what stands for it. */
export function late<Props extends object>(load: Load<Props>): Late<Props> {
  const attempts = attemptsAt(load);
  const Placed = (props: Props) => (
    <LateBoundary>
      <Arrived attempts={attempts} props={props} />
    </LateBoundary>
  );
  return { Component: Placed, load: attempts.present };
}

/** A part that opens over the screen or beside it, and can be closed: its failure never takes the screen's place. */
export function lateOver<Props extends { onClose: () => void }>(load: Load<Props>): ComponentType<Props> {
  const attempts = attemptsAt(load);
  return (props: Props) => (
    <LateBoundary onClose={props.onClose}>
      <Suspense
        fallback={
          <Patience>
            <Coming />
          </Patience>
        }
      >
        <Arrived attempts={attempts} props={props} onClose={props.onClose} />
      </Suspense>
    </LateBoundary>
  );
}

type Outcome<Props> = { Code: ComponentType<Props> } | { failed: true };

/** Says over the screen that something is on its way. */
export const Coming = () => <output className={classes.coming}>{textNow('common', 'loading')}</output>;

interface Attempts<Props> {
  present: () => Promise<Outcome<Props>>;
  /** Forgets what failed, so that the next one is really tried: React's own `lazy` never forgets. */
  renew: () => void;
}

function attemptsAt<Props>(load: Load<Props>): Attempts<Props> {
  const loadWhole = whole(load);
  let present: Promise<Outcome<Props>> | undefined;
  let hasFailed = false;
  const begin = () =>
    loadWhole().then(
      ({ default: Code }): Outcome<Props> => ({ Code }),
      (): Outcome<Props> => {
        hasFailed = true;
        return { failed: true };
      },
    );
  return {
    present: () => (present ??= begin()),
    renew: () => {
      if (hasFailed) present = undefined;
      hasFailed = false;
    },
  };
}

interface ArrivedProps<Props> {
  attempts: Attempts<Props>;
  props: Props;
  onClose?: () => void;
}

function Arrived<Props extends object>({ attempts, props, onClose }: ArrivedProps<Props>) {
  const [, again] = useReducer((tries: number) => tries + 1, 0);
  const outcome = use(attempts.present());
  useEffect(() => attempts.renew, [attempts]);
  if ('Code' in outcome) return <outcome.Code {...props} />;
  const retry = () => {
    attempts.renew();
    again();
  };
  return <LateFailure onRetry={retry} {...(onClose && { onClose })} />;
}

/** Stands for what is waited for, code or texts; after 120 s it fails as code that did not come. */
export function Patience({ children }: { children: ReactNode }) {
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
    // A screen that broke is told by the frame; what lies over a screen must not take it along.
    if (!isChunk && !onClose) throw error;
    return <LateFailure {...(isChunk ? { onRetry: this.#retry } : { error })} {...(onClose && { onClose })} />;
  }
}
