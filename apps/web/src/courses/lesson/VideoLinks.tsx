import { IconExternalLink } from '@tabler/icons-react';
import type { CourseLesson } from '@portal/contract/courses/parts.ts';
import { videoOf, type Video } from '@portal/domain/fields/videos.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { useText } from '../../platform/texts/i18n.ts';
import classes from '../parts/Parts.module.css';

/** Where the videos of a lesson are seen at their providers, to make sure that they are the right ones. */
export function VideoLinks({ lesson }: { lesson: CourseLesson }) {
  const t = useText('courses');
  const forms = useText('forms');
  const videos = LANGUAGES.flatMap((language) => {
    const video = videoOf(lesson.video[language]);
    return video ? [{ language, video }] : [];
  });
  if (videos.length === 0) return null;
  return (
    <p className={classes.marks}>
      {videos.map(({ language, video }) => (
        <a key={language} href={addressOf(video)} target="_blank" rel="noreferrer">
          {t('watchVideo', { language: forms(language === 'en' ? 'english' : 'spanish') })}{' '}
          <IconExternalLink size={14} aria-hidden />
        </a>
      ))}
    </p>
  );
}

const addressOf = ({ provider, id }: Video): string =>
  provider === 'YOUTUBE' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
