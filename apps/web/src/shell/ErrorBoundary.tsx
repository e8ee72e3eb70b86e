import { Component, type ReactNode } from 'react';
import { ChunkFailure } from '../platform/chunks.ts';
import { ApiRefusal } from '../platform/refusals.ts';
import { textNow } from '../platform/i18n.ts';
import { Button } from '@mantine/core';
import classes from './FullPage.module.css';

interface State {
  error: unknown;
}

/** A screen that broke, or whose code did not come, offers to reload instead of leaving an empty page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError = (error: unknown): State => ({ error: error ?? new Error('unknown') });

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const isChunk = error instanceof ChunkFailure;
    const requestId = error instanceof ApiRefusal ? error.requestId : undefined;
    return (
      <div className={classes.page} role="alert">
        <h1>{textNow('shell', isChunk ? 'chunkTitle' : 'crashTitle')}</h1>
        <p>{textNow('shell', isChunk ? 'chunkText' : 'crashText')}</p>
        <Button onClick={() => location.reload()}>{textNow('common', 'reload')}</Button>
        {requestId !== undefined && <small>{textNow('shell', 'requestNote', { requestId })}</small>}
      </div>
    );
  }
}
