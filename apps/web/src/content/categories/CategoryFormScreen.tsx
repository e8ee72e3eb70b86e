import { useQueryClient } from '@tanstack/react-query';
import type { Category } from '@portal/contract/content/categories.ts';
import { POST_LIMITS } from '@portal/domain/content/post.ts';
import { line } from '@portal/domain/fields/rules.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { required } from '../../platform/forms/fields/checks.ts';
import { CreateOrEdit, FormScreen } from '../../platform/forms/FormScreen.tsx';
import { FormFrame } from '../../platform/forms/FormFrame.tsx';
import { PairField } from '../../platform/forms/languages/PairField.tsx';
import { useRecordForm } from '../../platform/forms/useRecordForm.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldGroup } from '../../ui/fields/FieldGroup.tsx';
import { renewContent, useCategory } from '../content.queries.ts';
import { titleOf } from '../titleOf.ts';

const LIST = '/cms/categories/list';

/** `/cms/categories/create` makes a category; with an id it changes one. */
export function CategoryFormScreen() {
  return <CreateOrEdit create={CreateCategory} edit={EditCategory} />;
}

function CreateCategory() {
  const t = useText('categories');
  return (
    <FormScreen title={t('createTitle')} lead={t('createLead')} list={LIST} toList={t('toList')}>
      {({ back, leave }) => <CategoryForm back={back} onDone={() => leave(t('created'))} />}
    </FormScreen>
  );
}

function EditCategory({ id }: { id: number }) {
  const t = useText('categories');
  const query = useCategory(id);
  return (
    <FormScreen
      title={query.data ? t('editTitle', { name: titleOf(query.data.name) }) : t('editWaiting')}
      list={LIST}
      toList={t('toList')}
    >
      {({ back, leave }) => (
        <>
          <UntilRead query={query} />
          {query.data && <CategoryForm category={query.data} back={back} onDone={() => leave(t('saved'))} />}
        </>
      )}
    </FormScreen>
  );
}

interface FormProps {
  /** Nothing: one is made. */
  category?: Category;
  back: string;
  onDone: () => void;
}

function CategoryForm({ category, back, onDone }: FormProps) {
  const t = useText('categories');
  const client = useQueryClient();
  const act = useRecordForm({
    endpoint: 'updateCategory',
    name: category ? `category.${category.id}` : 'category.new',
    record: category,
    values: (present = category) => ({ name: present ? { ...present.name } : { en: '', es: '' } }),
    send: (values, base, idempotencyKey) =>
      base === undefined
        ? call('createCategory', { body: values, idempotencyKey })
        : call('updateCategory', {
            params: { id: base.id },
            body: { ...values, version: base.version },
            idempotencyKey,
          }),
    renew: () => renewContent(client),
    done: onDone,
  });
  return (
    <FormFrame
      form={act}
      submit={t(category ? 'save' : 'create')}
      notDone={t(category ? 'notSaved' : 'notCreated')}
      back={back}
    >
      <FieldGroup title={t('name')}>
        <PairField
          control={act.form.control}
          name="name"
          label={t('name')}
          check={required(line(POST_LIMITS.category))}
        />
      </FieldGroup>
    </FormFrame>
  );
}
