import { useWatch, type Control } from 'react-hook-form';
import type { Post } from '@portal/contract/content/posts.ts';
import { languagesOf, POST_LIMITS } from '@portal/domain/content/post.ts';
import { line } from '@portal/domain/fields/rules.ts';
import { optional } from '../../platform/forms/fields/checks.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { ConfirmedField } from '../../platform/forms/languages/ConfirmedField.tsx';
import { call } from '../../platform/network/api.ts';
import { RichTextField } from '../../platform/richText/RichTextField.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldGroup } from '../../ui/fields/FieldGroup.tsx';
import { ImageField } from './ImageField.tsx';
import type { PostValues } from './usePostForm.ts';
import classes from './Posts.module.css';

interface Props {
  control: Control<PostValues>;
  /** As it was last seen; nothing where one is made. */
  base: Post | undefined;
}

const sendPicture = async (file: File): Promise<string> => (await call('uploadPostImage', { file })).upload;

/** Titles, bodies and image in each language of the post, side by side where there are two. */
export function TextsFields({ control, base }: Props) {
  const t = useText('postForm');
  const forms = useText('forms');
  const language = useWatch({ control, name: 'language' });
  const image = useWatch({ control, name: 'image' });
  const noImage = useWatch({ control, name: 'noImage' });
  const sides = languagesOf(language);
  const hasImage = image !== '' || (Boolean(base?.image) && !noImage);
  const labelled = (label: string, side: 'en' | 'es') =>
    forms('in', { label, language: forms(side === 'en' ? 'english' : 'spanish') });
  return (
    <>
      <FieldGroup title={t('texts')}>
        <div className={classes.sides} data-both={sides.length > 1}>
          {sides.map((side) => (
            <TextField
              key={side}
              control={control}
              name={`title.${side}`}
              label={labelled(t('titleField'), side)}
              check={optional(line(POST_LIMITS.title))}
            />
          ))}
          {sides.map((side) => (
            <RichTextField
              key={side}
              control={control}
              name={`body.${side}`}
              label={labelled(t('body'), side)}
              kind="page"
              pictures={base?.pictures ?? {}}
              sendPicture={sendPicture}
            />
          ))}
        </div>
      </FieldGroup>
      <FieldGroup title={t('image')}>
        <ImageField control={control} present={base?.image ?? null} />
        {hasImage && (
          <div className={classes.sides} data-both={sides.length > 1}>
            {sides.map((side) => (
              <TextField
                key={side}
                control={control}
                name={`alt.${side}`}
                label={labelled(t('alt'), side)}
                hint={t('altHint')}
                check={optional(line(POST_LIMITS.alt))}
              />
            ))}
          </div>
        )}
      </FieldGroup>
      {language === 'both' && base && (
        <ConfirmedField control={control} before={base} textsOf={({ title, body, alt }) => [title, body, alt]} />
      )}
    </>
  );
}
