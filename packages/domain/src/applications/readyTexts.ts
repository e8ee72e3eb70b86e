/** Ready texts: what staff ask for again and again when they ask for corrections (product/corrections.md#ready-texts). */
import type { Language } from '../languages.ts';
import { MAX_CORRECTION_MESSAGE } from './corrections.ts';
import { fieldTarget, SECTIONS } from './form.ts';

export const READY_TEXT_LIMITS = { texts: 100, text: MAX_CORRECTION_MESSAGE } as const;

/** What a text may be for: a section of the form, its documents, its photos. */
export const READY_TEXT_PLACES = [...SECTIONS, 'documents', 'photos'] as const;
export type ReadyTextPlace = (typeof READY_TEXT_PLACES)[number];

export interface ReadyText {
  text: Readonly<Record<Language, string>>;
  /** None: it suits everywhere. */
  places: readonly ReadyTextPlace[];
  /** Offered to whoever asks. */
  active: boolean;
}

/** Those that are offered for a field, a document or a photo, by its key, in their order. */
export function readyTextsFor<T extends ReadyText>(texts: readonly T[], key: string): T[] {
  const place = placeOf(key);
  return texts.filter(
    ({ active, places }) => active && (places.length === 0 || (place !== undefined && places.includes(place))),
  );
}

function placeOf(key: string): ReadyTextPlace | undefined {
  const target = fieldTarget(key);
  if (target?.type === 'document') return 'documents';
  if (target?.type === 'photo') return 'photos';
  return target?.section;
}
