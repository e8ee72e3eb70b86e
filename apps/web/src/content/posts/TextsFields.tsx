import { useWatch, type Control } from 'react-hook-form';
import type { Post } from '@portal/contract/content/posts.ts';
import { POST_LIMITS, wordedOf } from '@portal/domain/content/post.ts';
import { line } from '@portal/domain/fields/rules.ts';
import { optional } from '../../platform/forms/fields/checks.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { ConfirmedField } from '../../platform/forms/languages/ConfirmedField.tsx';
import { Sides, type SideField } from '../../platform/forms/languages/Sides.tsx';
import { call } from '../../platform/network/api.ts';
import { RichTextField } from '../../platform/richText/RichTextField.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldGroup } from '../../ui/fields/FieldGroup.tsx';
import { ImageField } from './ImageField.tsx';
import type { PostValues } from './usePostForm.ts';

interface Props {
  control: Control<PostValues>;
  /** As it was last seen; nothing where one is made. */
  base: Post | undefined;
}

const sendPicture = async (file: File): Promise<string> => (await call('uploadPostImage', { file })).upload;

/** Titles, bodies and image in each language of the post, side by side where there are two. */
export function TextsFields({ control, base }: Props) {
  const t = useText('postForm');
  const language = useWatch({ control, name: 'language' });
  const image = useWatch({ control, name: 'image' });
  const noImage = useWatch({ control, name: 'noImage' });
  const hasImage = image !== '' || (Boolean(base?.image) && !noImage);
  const title: SideField = (side, labelled) => (
    <TextField
      control={control}
      name={`title.${side}`}
      label={labelled(t('titleField'))}
      check={optional(line(POST_LIMITS.title))}
    />
  );
  const body: SideField = (side, labelled) => (
    <RichTextField
      control={control}
      name={`body.${side}`}
      label={labelled(t('body'))}
      kind="page"
      pictures={base?.pictures ?? {}}
      sendPicture={sendPicture}
    />
  );
  const alt: SideField = (side, labelled) => (
    <TextField
      control={control}
      name={`alt.${side}`}
      label={labelled(t('alt'))}
      hint={t('altHint')}
      check={optional(line(POST_LIMITS.alt))}
    />
  );
  return (
    <>
      <FieldGroup title={t('texts')}>
        <Sides language={language} texts={[title, body]} />
      </FieldGroup>
      <FieldGroup title={t('image')}>
        <ImageField control={control} present={base?.image ?? null} />
        {hasImage && <Sides language={language} texts={[alt]} />}
      </FieldGroup>
      {language === 'both' && base && <ConfirmedField control={control} before={base} textsOf={wordedOf} />}
    </>
  );
}
