import { useWatch } from 'react-hook-form';
import type { Post } from '@portal/contract/content/posts.ts';
import { POST_LANGUAGES, POST_STATES } from '@portal/domain/content/post.ts';
import { ChecksField } from '../../platform/forms/fields/ChecksField.tsx';
import { ChoiceField } from '../../platform/forms/fields/ChoiceField.tsx';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { FormFrame } from '../../platform/forms/FormFrame.tsx';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldGroup, FieldPair } from '../../ui/fields/FieldGroup.tsx';
import { usePostOptions } from '../content.queries.ts';
import { choicesOf } from '../titleOf.ts';
import { TextsFields } from './TextsFields.tsx';
import { usePostForm } from './usePostForm.ts';

interface Props {
  /** Nothing: one is made. */
  post?: Post;
  /** The list as it was. */
  back: string;
  onDone: () => void;
}

/** What the server alone can judge, or what a draft may lack. */
const anything = (): true => true;

/** Every field of a post (product/content.md#posts). */
export function PostForm({ post, back, onDone }: Props) {
  const t = useText('postForm');
  const list = useText('postList');
  const options = usePostOptions().data;
  const act = usePostForm(post, onDone);
  const { control } = act.form;
  const state = useWatch({ control, name: 'state' });
  const language = useWatch({ control, name: 'language' });
  const offered = (
    of: readonly { id: number; name: Post['title'] }[],
    more: readonly { id: number; name: Post['title'] }[],
  ) => choicesOf([...of, ...more.filter(({ id }) => !of.some((one) => one.id === id))]);
  const categories = offered(options?.categories ?? [], post ? [post.category] : []);
  // Ending is an act upon one that is shown; what has ended says so.
  const states = POST_STATES.filter((one) => one !== 'ENDED' || post?.state === 'PUBLISHED' || post?.state === 'ENDED');
  const isShown = state === 'SCHEDULED' || state === 'PUBLISHED';
  return (
    <FormFrame
      form={act}
      submit={t(post ? 'save' : 'createSubmit')}
      notDone={t(post ? 'notSaved' : 'notCreated')}
      back={back}
      isLong
    >
      <FieldGroup title={t('about')}>
        <FieldPair>
          <ChoiceField
            control={control}
            name="language"
            label={list('language')}
            {...(language !== 'both' && { hint: t('languageHint') })}
            choices={POST_LANGUAGES.map((value) => ({ value, label: list(`language.${value}`) }))}
          />
          <ChoiceField
            control={control}
            name="category"
            label={list('category')}
            placeholder={t('chooseCategory')}
            choices={categories}
            {...(options && categories.length === 0 && { hint: t('noCategories') })}
          />
        </FieldPair>
      </FieldGroup>
      <TextsFields control={control} base={act.base} />
      <ChecksField
        control={control}
        name="roles"
        label={t('roles')}
        hint={t('rolesHint')}
        choices={offered(options?.roles ?? [], post?.roles ?? [])}
        optional
      />
      <FieldGroup title={t('readers')}>
        <ChoiceField
          control={control}
          name="state"
          label={list('state')}
          hint={t('stateHint')}
          choices={states.map((value) => ({ value, label: list(`state.${value}`) }))}
        />
        {state === 'SCHEDULED' && (
          <FieldPair>
            <TextField control={control} name="fromDay" type="date" label={t('fromDay')} check={anything} />
            <TextField
              control={control}
              name="fromTime"
              type="time"
              label={t('fromTime')}
              hint={t('clock')}
              check={anything}
            />
          </FieldPair>
        )}
        {isShown && (
          <FieldPair>
            <TextField control={control} name="untilDay" type="date" label={t('untilDay')} check={anything} optional />
            <TextField
              control={control}
              name="untilTime"
              type="time"
              label={t('untilTime')}
              hint={t('clock')}
              check={anything}
              optional
            />
          </FieldPair>
        )}
      </FieldGroup>
    </FormFrame>
  );
}
