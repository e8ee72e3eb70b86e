import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ActionIcon } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconEdit,
  IconEye,
  IconEyeOff,
  IconGripVertical,
  IconLanguage,
} from '@tabler/icons-react';
import type { ExportDefinition, ExportElement } from '@portal/contract/exports/definitions.ts';
import { missingTitles } from '@portal/domain/exports/definitions.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { useDropPlace } from '../../platform/dragging/useDropPlace.ts';
import { RowMenu } from '../../platform/lists/RowMenu.tsx';
import { currentLanguage, useText } from '../../platform/texts/i18n.ts';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { titleNow } from './titleNow.ts';
import { useElementActs } from './useElementActs.ts';
import classes from './Definitions.module.css';

interface Props {
  definition: ExportDefinition;
  element: ExportElement;
  onEdit: () => void;
}

/** One column: its titles side by side, a handle that moves it by hand and by key, whether it is exported, and its menu. */
export function ElementRow({ definition, element, onEdit }: Props) {
  const t = useText('exportDefinitions');
  const { place, show } = useElementActs(definition);
  const [said, setSaid] = useState('');
  const { elements } = definition;
  const { key, position, visible, titles } = element;
  const name = titleNow(element, currentLanguage());
  const isLastSeen = visible && elements.filter((each) => each.visible).length === 1;
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const over = useDropPlace({
    row,
    handle,
    id: key,
    kind: 'exportElement',
    onDrop: (moved, { side }) =>
      place({
        element: moved,
        to(now) {
          const others = now.elements.filter((each) => each.key !== moved);
          return others.findIndex((each) => each.key === key) + (side === 'before' ? 1 : 2);
        },
      }),
  });

  // A row that changes places leaves the page for a moment, and the focus leaves it.
  const steppedFrom = useRef<number>(undefined);
  useEffect(() => {
    if (steppedFrom.current === undefined || steppedFrom.current === position) return;
    steppedFrom.current = undefined;
    handle.current?.focus();
  });

  function step(by: 1 | -1): void {
    const to = position + by;
    if (to < 1 || to > elements.length) return;
    place({
      element: key,
      to: (now) => (now.elements.find((each) => each.key === key)?.position ?? position) + by,
    });
    setSaid(t('moved', { name, place: to, count: elements.length }));
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    steppedFrom.current = position;
    step(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li ref={row} className={classes.row} data-over={over} data-hidden={!visible}>
      <ActionIcon
        ref={handle}
        variant="subtle"
        color="gray"
        size="lg"
        className={classes.handle ?? ''}
        aria-label={t('move', { name })}
        onKeyDown={onKeyDown}
      >
        <IconGripVertical size={18} aria-hidden />
      </ActionIcon>
      <div className={classes.said}>
        <dl className={classes.titles}>
          {LANGUAGES.map((language) => (
            <div key={language} lang={language}>
              <dt>{t(`in.${language}`)}</dt>
              <dd data-own={titles[language] !== null}>{titleNow(element, language)}</dd>
            </div>
          ))}
        </dl>
        <p className={classes.marks}>
          {!visible && (
            <StateMark icon={IconEyeOff} tone="quiet">
              {t('hidden')}
            </StateMark>
          )}
          {missingTitles(titles).map((language) => (
            <StateMark key={language} icon={IconLanguage} tone="attention">
              {t(`missing.${language}`)}
            </StateMark>
          ))}
        </p>
        <output className={classes.unseen}>{said}</output>
      </div>
      <RowMenu
        label={t('acts', { name })}
        acts={[
          { label: t('edit'), icon: IconEdit, does: onEdit },
          visible
            ? {
                label: t('hide'),
                icon: IconEyeOff,
                does: () => show({ element, visible: false }),
                why: isLastSeen ? t('whyLast') : undefined,
              }
            : { label: t('show'), icon: IconEye, does: () => show({ element, visible: true }) },
          position > 1 && { label: t('moveUp'), icon: IconArrowUp, does: () => step(-1) },
          position < elements.length && { label: t('moveDown'), icon: IconArrowDown, does: () => step(1) },
        ]}
      />
    </li>
  );
}
