import { Fragment, type ReactNode } from 'react';
import { languagesOf, type PostLanguage } from '@portal/domain/content/post.ts';
import type { Language } from '@portal/domain/languages.ts';
import { useText } from '../../texts/i18n.ts';
import classes from './Sides.module.css';

/** The field of one side of a text; `labelled` says the language behind a label. */
export type SideField = (side: Language, labelled: (label: string) => string) => ReactNode;

interface Props {
  /** In one there is one side alone. */
  language: PostLanguage;
  /** One text below the other. */
  texts: readonly SideField[];
}

/** Texts in each of their languages, side by side where there are two. */
export function Sides({ language, texts }: Props) {
  const forms = useText('forms');
  const sides = languagesOf(language);
  const labelledIn = (side: Language) => (label: string) =>
    forms('in', { label, language: forms(side === 'en' ? 'english' : 'spanish') });
  return (
    <div className={classes.sides} data-both={sides.length > 1}>
      {texts.map((text, at) =>
        sides.map((side) => <Fragment key={`${at} ${side}`}>{text(side, labelledIn(side))}</Fragment>),
      )}
    </div>
  );
}
