import { useNavigate } from 'react-router';
import { foldedWord } from '@portal/domain/applications/finding/words.ts';
import { useOfferedHere } from '../../platform/offered/offeredHere.ts';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { openTo, useMenu } from '../navigation/menu.ts';
import type { Section } from './entry.ts';

/** What the browser knows by itself: acts upon what is open, and the screens that the active role may open. */
export function useLocalSections(words: string): { acts: Section; screens: Section } {
  const t = useText('search');
  const shell = useText('shell');
  const navigate = useNavigate();
  const here = useOfferedHere();
  const screens = openTo(useMenu(), useActor());
  const fits = (...texts: string[]) => hasAll(texts.join(' '), words);
  return {
    acts: {
      key: 'acts',
      label: t('acts', { name: here?.name ?? '' }),
      entries: (here?.acts ?? [])
        .filter(({ label }) => fits(label))
        .map(({ key, label, icon, run }) => ({ key: `act ${key}`, title: label, icon, open: run })),
    },
    screens: {
      key: 'screens',
      label: t('screens'),
      entries: screens
        .map(({ path, title, group, icon }) => ({
          key: `screen ${path}`,
          title: shell(title),
          detail: shell(group),
          icon,
          open: () => void navigate(path),
        }))
        .filter(({ title, detail }) => fits(title, detail)),
    },
  };
}

/** Whatever accents and capitals; no words fit everything. */
const hasAll = (text: string, words: string): boolean =>
  foldedWord(words)
    .split(/\s+/u)
    .every((word) => foldedWord(text).includes(word));
