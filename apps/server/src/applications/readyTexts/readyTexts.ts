import { readyTextEndpoints, type KeptReadyTexts } from '@portal/contract/applications/readyTexts.ts';
import type { ReadyText } from '@portal/domain/applications/readyTexts.ts';
import { keptWhole } from '../../history/keptWhole.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import './readyTexts.tables.ts';
import { versionedSetting } from '../../settings/versions/versionedSetting.ts';

const readyTexts = keptWhole<ReadyText[]>('ready_text', 'texts');

/** The ready texts as they are in use, with their version and who saved them. */
export async function listReadyTexts({ db }: StaffContext): Promise<KeptReadyTexts> {
  const { content, ...kept } = await readyTexts.read(db);
  return { ...kept, texts: content.map(({ places, ...text }) => ({ ...text, places: [...places] })) };
}

/**
 * Replaces the ready texts; requests that were made with them stay as they are. Refusal: `record.stale` when others were
 * saved since the version that was read.
 */
export async function saveReadyTexts(
  context: StaffContext,
  { body }: InputOf<typeof readyTextEndpoints.saveReadyTexts>,
): Promise<null> {
  const present = () => listReadyTexts(context);
  await readyTexts.save(context, { seen: body.version, content: () => body.texts, present });
  return null;
}

export const versionedReadyTexts = versionedSetting(
  'READY_TEXTS',
  readyTexts,
  readyTextEndpoints.saveReadyTexts,
  (texts: ReadyText[]) => ({ texts }),
  saveReadyTexts,
);
