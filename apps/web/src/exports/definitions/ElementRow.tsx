import { IconEdit, IconEye, IconEyeOff, IconLanguage } from '@tabler/icons-react';
import type { ExportDefinition, ExportElement } from '@portal/contract/exports/definitions.ts';
import { missingTitles } from '@portal/domain/exports/definitions.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { useOrderedRow } from '../../platform/dragging/useOrderedRow.tsx';
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
  const { elements } = definition;
  const { key, position, visible, titles } = element;
  const name = titleNow(element, currentLanguage());
  const isLastSeen = visible && elements.filter((each) => each.visible).length === 1;
  const { ref, over, handle, said, acts } = useOrderedRow<HTMLLIElement>({
    id: key,
    kind: 'exportElement',
    at: position - 1,
    count: elements.length,
    step: (by) =>
      place({
        element: key,
        to: (now) => (now.elements.find((each) => each.key === key)?.position ?? position) + by,
      }),
    onDrop: (moved, { side }) =>
      place({
        element: moved,
        to(now) {
          const others = now.elements.filter((each) => each.key !== moved);
          return others.findIndex((each) => each.key === key) + (side === 'before' ? 1 : 2);
        },
      }),
    words: {
      move: t('move', { name }),
      up: t('moveUp'),
      down: t('moveDown'),
      moved: (to) => t('moved', { name, place: to, count: elements.length }),
    },
  });
  return (
    <li ref={ref} className={classes.row} data-over={over} data-hidden={!visible}>
      {handle}
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
        {said}
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
          ...acts,
        ]}
      />
    </li>
  );
}
