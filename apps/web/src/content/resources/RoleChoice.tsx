import { NativeSelect } from '@mantine/core';
import { useAddress } from '../../platform/address/useAddress.ts';
import { useActor } from '../../platform/session/actor.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { usePostOptions } from '../content.queries.ts';
import { titleOf } from '../titleOf.ts';

/** With whose eyes it is read: of one's own role, or, for whoever writes posts, of another, whose name it answers. */
export function useRoleRead(): { as: string | undefined; role: string | undefined; mayChoose: boolean } {
  const { address } = useAddress();
  const mayChoose = useActor().permissions.has('business.cms.post');
  const asked = address.get('as');
  const as = mayChoose && asked !== null && /^[1-9]\d{0,14}$/.test(asked) ? asked : undefined;
  const options = usePostOptions(mayChoose).data;
  const name = options?.roles.find(({ id }) => String(id) === as)?.name;
  return { as, role: name && titleOf(name), mayChoose };
}

/** Chooses it. */
export function RoleChoice() {
  const t = useText('resources');
  const { change } = useAddress();
  const { as } = useRoleRead();
  const roles = usePostOptions().data?.roles ?? [];
  return (
    <NativeSelect
      aria-label={t('previewAs')}
      value={as ?? ''}
      onChange={({ currentTarget }) => change({ as: currentTarget.value || undefined })}
      data={[
        { value: '', label: t('ownRole') },
        ...roles.map(({ id, name }) => ({ value: String(id), label: t('preview', { role: titleOf(name) }) })),
      ]}
    />
  );
}
