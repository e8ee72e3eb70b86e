import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Category } from '@portal/contract/content/categories.ts';
import { POST_LIMITS } from '@portal/domain/content/post.ts';
import { line } from '@portal/domain/fields/rules.ts';
import { idIn } from '../../platform/address/idIn.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { required } from '../../platform/forms/fields/checks.ts';
import { FormFrame } from '../../platform/forms/FormFrame.tsx';
import { PairField } from '../../platform/forms/languages/PairField.tsx';
import { useRecordForm } from '../../platform/forms/useRecordForm.ts';
import { BackLink } from '../../platform/lists/BackLink.tsx';
import { useWayBack } from '../../platform/lists/wayBack.ts';
import { call } from '../../platform/network/api.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { FieldGroup } from '../../ui/fields/FieldGroup.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { renewContent, useCategory } from '../content.queries.ts';
import { titleOf } from '../titleOf.ts';

const LIST = '/cms/categories/list';

/** `/cms/categories/create` makes a category; with an id it changes one. */
export function CategoryFormScreen() {
  const { id } = useParams();
  return id === undefined ? <CreateCategory /> : <EditCategory key={id} id={idIn(id)} />;
}

function CreateCategory() {
  const t = useText('categories');
  const common = useText('common');
  const { back, leave } = useWayBack(LIST);
  return (
    <Screen
      title={t('createTitle')}
      product={common('productName')}
      lead={t('createLead')}
      back={<BackLink to={back} label={t('toList')} />}
    >
      <CategoryForm back={back} onDone={() => leave(t('created'))} />
    </Screen>
  );
}

function EditCategory({ id }: { id: number }) {
  const t = useText('categories');
  const common = useText('common');
  const query = useCategory(id);
  const { back, leave } = useWayBack(LIST);
  return (
    <Screen
      title={query.data ? t('editTitle', { name: titleOf(query.data.name) }) : t('editWaiting')}
      product={common('productName')}
      back={<BackLink to={back} label={t('toList')} />}
    >
      <UntilRead query={query} />
      {query.data && <CategoryForm category={query.data} back={back} onDone={() => leave(t('saved'))} />}
    </Screen>
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
    <FormFrame form={act} submit={t(category ? 'save' : 'create')} back={back}>
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
