import type { settingVersionEndpoints } from '@portal/contract/settings/versions.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { requireAny } from '../../platform/http/recognise.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { VersionedSetting } from './versionedSetting.ts';

type Versions = typeof settingVersionEndpoints.listSettingVersions;

const PAGE = 20;

/** What a setting was, the newest first, each beside what it was before. Refusals: GE004, `http.notFound` of a setting that there is not. */
export const listSettingVersions =
  (settings: readonly VersionedSetting[]) =>
  async (context: StaffContext, { params, query }: InputOf<Versions>): Promise<ReplyOf<Versions>> => {
    const setting = settingOf(settings, context, params.key);
    const found = await setting.versions(context.db, { before: query.after, limit: PAGE + 1 });
    const page = found.slice(0, PAGE);
    return {
      data: page.map(({ version, content, at, by }, place) => {
        const before = found[place + 1];
        return { version, at, by, to: content, ...(before && { from: before.content }) };
      }),
      next: found.length > PAGE ? String(page.at(-1)?.version) : null,
    };
  };

/** The setting, for whoever may change it. */
export function settingOf(
  settings: readonly VersionedSetting[],
  { actor }: Pick<StaffContext, 'actor'>,
  key: string,
): VersionedSetting {
  const setting = settings.find((each) => each.key === key);
  if (!setting) throw notFound();
  requireAny(actor, setting.permission);
  return setting;
}
