import { contentEndpoints, type KeptFaq } from '@portal/contract/content/content.ts';
import { faqGroupFor, type FaqGroup } from '@portal/domain/content/faq.ts';
import { keptWhole } from '../history/keptWhole.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import './content.tables.ts';
import { versionedSetting } from '../settings/versions/versionedSetting.ts';

const faq = keptWhole<FaqGroup[]>('faq', 'groups');

/** The frequent questions in the reader's language, in the shape of product/content.md#frequent-questions. */
export async function getFaq({ db, language }: StaffContext) {
  const { content } = await faq.read(db);
  return { status: true, content: content.map((group) => faqGroupFor(language, group)) };
}

export async function getFaqForEditing({ db }: StaffContext): Promise<KeptFaq> {
  const { content, ...kept } = await faq.read(db);
  return { ...kept, groups: content.map(({ title, elements }) => ({ title, elements: [...elements] })) };
}

/** Replaces the frequent questions. Refusal: `record.stale` when others were saved since the version that was read. */
export async function saveFaq(
  context: StaffContext,
  { body }: InputOf<typeof contentEndpoints.saveFaq>,
): Promise<null> {
  const present = () => getFaqForEditing(context);
  await faq.save(context, { seen: body.version, content: () => body.groups, present });
  return null;
}

export const versionedFaq = versionedSetting(
  'FAQ',
  faq,
  contentEndpoints.saveFaq,
  (groups: FaqGroup[]) => ({ groups }),
  saveFaq,
);
