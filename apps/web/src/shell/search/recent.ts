import { useCallback } from 'react';
import { useKept } from '../../platform/session/useKept.ts';
import { FOUND_KINDS, type FoundKind } from './foundKinds.ts';

/** Something that was found and opened. */
export interface Recent {
  kind: FoundKind;
  title: string;
  detail: string;
  to: string;
}

const MOST = 8;

/** What this person opened last from the search, the last first; kept in this browser until they sign out, since it names people. */
export function useRecent(): [readonly Recent[], (opened: Recent) => void] {
  const [recent, keep] = useKept<Recent[]>('recent', read);
  const note = useCallback(
    (opened: Recent) => keep((now) => [opened, ...now.filter(({ to }) => to !== opened.to)].slice(0, MOST)),
    [keep],
  );
  return [recent, note];
}

const read = (kept: unknown): Recent[] => (Array.isArray(kept) ? kept.filter(isRecent) : []);

const isRecent = (one: unknown): one is Recent =>
  typeof one === 'object' &&
  one !== null &&
  'to' in one &&
  typeof one.to === 'string' &&
  one.to.startsWith('/') &&
  'title' in one &&
  typeof one.title === 'string' &&
  'detail' in one &&
  typeof one.detail === 'string' &&
  'kind' in one &&
  FOUND_KINDS.some((kind) => kind === one.kind);
