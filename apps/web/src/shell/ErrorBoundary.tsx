import { Component, type ReactNode } from 'react';
import { ChunkFailure } from '../platform/late/chunks.ts';
import { failureTexts } from '../platform/texts/fieldErrors.ts';
import { FailureNote } from '../platform/failures/FailureNote.tsx';
import { textNow } from '../platform/texts/i18n.ts';
import { ApiRefusal, ConnectionFailure } from '../platform/network/refusals.ts';
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
    const { title, texts } = wordsOf(error);
    return (
      <div className={classes.page}>
        <div className={classes.said} role="alert">
          <h1>{title}</h1>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <Button onClick={() => location.reload()}>{textNow('common', 'reload')}</Button>
        {!(error instanceof ChunkFailure) && <FailureNote error={error} />}
      </div>
    );
  }
}

/** What the server refused, or a lost connection, in its own words; all else is a fault of the screen (GE200). */
function wordsOf(error: unknown): { title: string; texts: readonly string[] } {
  if (error instanceof ChunkFailure) {
    return { title: textNow('shell', 'chunkTitle'), texts: [textNow('shell', 'chunkText')] };
  }
  if (error instanceof ApiRefusal || error instanceof ConnectionFailure) {
    return { title: textNow('common', 'failedTitle'), texts: failureTexts(error) };
  }
  return { title: textNow('shell', 'crashTitle'), texts: [textNow('shell', 'crashText')] };
}
