import { useState } from 'react';
import { IconExternalLink, IconPlayerPlayFilled } from '@tabler/icons-react';
import { videoOf, type Video } from '@portal/domain/fields/videos.ts';
import { currentLanguage, useText } from '../texts/i18n.ts';
import classes from './RichText.module.css';

/** A video in a text: nothing is asked of its provider before somebody wants to see it. On paper its address stands there. */
export function VideoFrame({ id, title }: { id: string; title: string }) {
  const t = useText('richText');
  const [plays, setPlays] = useState(false);
  const video = videoOf(id);
  if (!video) return null;
  const name = title || t('video');
  const provider = video.provider === 'YOUTUBE' ? 'YouTube' : 'Vimeo';
  return (
    <figure className={classes.video}>
      <div className={classes.screen}>
        {plays ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of the portal that runs nothing; the player within it has one
          <iframe
            src={`/api/video/${encodeURIComponent(id)}?lang=${currentLanguage()}`}
            title={name}
            allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          />
        ) : (
          <button type="button" onClick={() => setPlays(true)}>
            <IconPlayerPlayFilled size={28} aria-hidden />
            <span>{t('playVideo', { name })}</span>
          </button>
        )}
      </div>
      <figcaption>
        {name}{' '}
        <a href={addressOf(video)} target="_blank" rel="noopener noreferrer">
          {t('openAt', { provider })} <IconExternalLink size={14} aria-hidden />
        </a>
      </figcaption>
    </figure>
  );
}

const addressOf = ({ provider, id }: Video): string =>
  provider === 'YOUTUBE' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
