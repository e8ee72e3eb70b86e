import { useState } from 'react';
import { SegmentedControl } from '@mantine/core';
import type { NotificationTexts } from '@portal/domain/notifications/notification.ts';
import type { Notification } from '@portal/contract/notifications/notifications.ts';
import { languagesOf, type PostLanguage } from '@portal/domain/content/post.ts';
import { RichText } from '../../platform/richText/RichText.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldGroup } from '../../ui/fields/FieldGroup.tsx';
import { AttachedFile } from './AttachedFile.tsx';
import classes from './Notifications.module.css';

interface Props {
  language: PostLanguage;
  texts: NotificationTexts;
  /** The file that goes with it. */
  file: Notification['attachment'];
}

/** On what it is read. */
const SIZES = ['desk', 'phone'] as const;
type Size = (typeof SIZES)[number];

/** A notification as its readers see it in each of its languages: at the bell, and as an email, on a computer or as wide as a phone. */
export function NotificationPreview({ language, texts, file }: Props) {
  const t = useText('notificationForm');
  const forms = useText('forms');
  const [size, setSize] = useState<Size>('desk');
  const sides = languagesOf(language);
  const labelled = (label: string, side: 'en' | 'es') =>
    forms('in', { label, language: forms(side === 'en' ? 'english' : 'spanish') });
  return (
    <FieldGroup title={t('preview')}>
      <SegmentedControl
        className={classes.sizes}
        aria-label={t('previewSize')}
        data={SIZES.map((each) => ({ value: each, label: t(`previewSize.${each}`) }))}
        value={size}
        onChange={setSize}
      />
      <div className={classes.sides} data-both={sides.length > 1} data-size={size}>
        {sides.map((side) => (
          <div key={side} className={classes.preview}>
            <section className={classes.shown}>
              <h2 className={classes.label}>{labelled(t('atBell'), side)}</h2>
              <p lang={side}>{[texts.title[side], texts.message[side]].filter((text) => text !== '').join(': ')}</p>
            </section>
            <section className={classes.shown}>
              <h2 className={classes.label}>{labelled(t('byMail'), side)}</h2>
              <p lang={side} className={classes.subject}>
                {texts.subject[side]}
              </p>
              <RichText html={texts.body[side]} language={side} />
              {file && <AttachedFile file={file} />}
            </section>
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
