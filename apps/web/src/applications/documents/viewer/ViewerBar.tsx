import { ActionIcon } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowRight,
  IconChevronDown,
  IconChevronUp,
  IconDownload,
  IconExternalLink,
  IconRotateClockwise,
  IconZoomIn,
  IconZoomOut,
  IconZoomReset,
  type Icon,
} from '@tabler/icons-react';
import { formatNumber } from '../../../platform/texts/format.ts';
import { useText } from '../../../platform/texts/i18n.ts';
import type { Look, ViewerAct } from './look.ts';
import type { Viewable } from './viewable.ts';
import classes from './Viewer.module.css';

interface Props {
  does: Readonly<Record<ViewerAct, () => void>>;
  look: Look;
  file: Viewable['file'];
  title: string;
  hasPrevious: boolean;
  hasNext: boolean;
  place: { place: number; count: number };
}

interface BarButton {
  act: ViewerAct;
  icon: Icon;
  /** As it is written on the keyboard. */
  key: string;
  isClosed?: boolean;
}

/** The ways from document to document and from page to page, nearer and round, and out with the file. */
export function ViewerBar({ does, look, file, title, hasPrevious, hasNext, place }: Props) {
  const t = useText('documents');
  const detail = useText('applicationDetail');
  const isShown = look.pages > 0;
  const button = ({ act, icon: Mark, key, isClosed = false }: BarButton) => (
    <ActionIcon
      key={act}
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t(`viewer.${act}`)}
      title={t('viewer.byKey', { name: t(`viewer.${act}`), key })}
      aria-keyshortcuts={key}
      // Not `disabled`: at the end the focus would fall from it.
      aria-disabled={isClosed}
      className={classes.button}
      onClick={() => !isClosed && does[act]()}
    >
      <Mark size={20} aria-hidden />
    </ActionIcon>
  );
  return (
    <div role="toolbar" aria-label={t('viewer.bar')} className={classes.bar}>
      {place.count > 1 && (
        <div className={classes.group}>
          {button({ act: 'previous', icon: IconArrowLeft, key: 'K', isClosed: !hasPrevious })}
          <output className={classes.place}>
            {t('viewer.place', { place: formatNumber(place.place), count: formatNumber(place.count) })}
          </output>
          {button({ act: 'next', icon: IconArrowRight, key: 'J', isClosed: !hasNext })}
        </div>
      )}
      {look.pages > 1 && (
        <div className={classes.group}>
          {button({ act: 'previousPage', icon: IconChevronUp, key: 'PageUp', isClosed: look.page === 1 })}
          <output className={classes.place}>
            {t('viewer.page', { page: formatNumber(look.page), pages: formatNumber(look.pages) })}
          </output>
          {button({ act: 'nextPage', icon: IconChevronDown, key: 'PageDown', isClosed: look.page === look.pages })}
        </div>
      )}
      {isShown && (
        <div className={classes.group}>
          {button({ act: 'away', icon: IconZoomOut, key: '-' })}
          {button({ act: 'fit', icon: IconZoomReset, key: '0' })}
          {button({ act: 'closer', icon: IconZoomIn, key: '+' })}
          {button({ act: 'turn', icon: IconRotateClockwise, key: 'R' })}
        </div>
      )}
      <div className={classes.group} data-end>
        <ActionIcon
          component="a"
          href={file.url}
          target="_blank"
          rel="noopener noreferrer"
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('viewer.apart')}
          title={t('viewer.apart')}
        >
          <IconExternalLink size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          component="a"
          href={file.url}
          download={file.name}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={detail('act.downloadFile', { name: title })}
          title={detail('act.downloadFile', { name: title })}
        >
          <IconDownload size={20} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  );
}
