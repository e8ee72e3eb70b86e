import type { settingVersionEndpoints } from '@portal/contract/settings/versions.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { refusalAt } from '../../platform/http/refusal.ts';
import { settingOf } from './listSettingVersions.ts';
import type { VersionedSetting } from './versionedSetting.ts';

type Restoring = typeof settingVersionEndpoints.restoreSetting;

/**
 * Makes what a setting was the present one again, as a change among the others (product/configuration.md#history). Refusals:
 * GE004; `http.notFound`; `field.choice` of a version that there is not; `record.stale` where it was changed since it was seen; what is wrong with it by the rules of today.
 */
export const restoreSetting =
  (settings: readonly VersionedSetting[]) =>
  async (context: StaffContext, { params, body }: InputOf<Restoring>): Promise<null> => {
    const setting = settingOf(settings, context, params.key);
    const [former] = await setting.versions(context.db, { before: body.to + 1, limit: 1 });
    if (former?.version !== body.to) throw refusalAt('to', 'field.choice');
    await setting.restore(context, former.content, body.version);
    return null;
  };

/** Which version is in use now. */
export const tellRestored =
  (settings: readonly VersionedSetting[]) =>
  async (context: StaffContext, _: null, { params }: InputOf<Restoring>): Promise<ReplyOf<Restoring>> => {
    const [present] = await settingOf(settings, context, params.key).versions(context.db, { limit: 1 });
    return { version: present?.version ?? 0 };
  };
