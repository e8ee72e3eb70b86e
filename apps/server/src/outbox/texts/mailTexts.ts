import { outboxEndpoints, type EditedMailTexts, type KeptMailTexts, type MailTexts } from '@portal/contract/outbox.ts';
import { outdatedAfter } from '@portal/domain/fields/outdated.ts';
import { MAILED_STAGES, type MailedStage } from '@portal/domain/outbox/mailTexts.ts';
import type { BothLanguages, Language } from '@portal/domain/languages.ts';
import { keptWhole } from '../../history/keptWhole.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import './mailTexts.tables.ts';
import { versionedSetting } from '../../settings/versions/versionedSetting.ts';

const mailTexts = keptWhole<MailTexts>('mail_texts', 'texts');

/** The texts in use. */
export const readMailTexts = async (db: Db): Promise<MailTexts> => (await mailTexts.read(db)).content;

/** The same with their version and who saved them. */
export async function listMailTexts({ db }: StaffContext): Promise<KeptMailTexts> {
  const { content, ...kept } = await mailTexts.read(db);
  return { ...kept, ...content };
}

/**
 * Replaces the texts (product/outbox.md#texts); mails already written stay as they are. Refusals: `mail.placeholder` at its
 * text; `record.stale` when others were saved since the version that was read.
 */
export async function saveMailTexts(
  context: StaffContext,
  { body }: InputOf<typeof outboxEndpoints.saveMailTexts>,
): Promise<null> {
  const present = () => listMailTexts(context);
  await mailTexts.save(context, { seen: body.version, content: (before) => withOutdated(body, before), present });
  return null;
}

const withOutdated = ({ stages, templates }: EditedMailTexts, before: MailTexts): MailTexts => ({
  stages: ofStages((stage) => marked(stages[stage], before.stages[stage])),
  templates: templates.map((template) =>
    marked(
      template,
      before.templates.find(({ id }) => id === template.id),
    ),
  ),
});

const ofStages = <Of>(of: (stage: MailedStage) => Of) =>
  Object.fromEntries(MAILED_STAGES.map((stage) => [stage, of(stage)])) as Record<MailedStage, Of>;

interface Words {
  subject: BothLanguages;
  text: BothLanguages;
}

/** The text as it is kept, with the language that nobody has looked at since the other changed. */
function marked<Edited extends Words & { confirmed: boolean }>(
  { confirmed, ...edited }: Edited,
  before: (Words & { outdated: Language | null }) | undefined,
): Omit<Edited, 'confirmed'> & { outdated: Language | null } {
  const was = before && { texts: [before.subject, before.text], outdated: before.outdated };
  return { ...edited, outdated: outdatedAfter(was, [edited.subject, edited.text], confirmed) };
}

/** What was outdated then is so again; what was not has been looked at. */
export const versionedMailTexts = versionedSetting(
  'MAIL_TEXTS',
  mailTexts,
  outboxEndpoints.saveMailTexts,
  ({ stages, templates }: MailTexts) => ({
    stages: ofStages((stage) => looked(stages[stage])),
    templates: templates.map(looked),
  }),
  saveMailTexts,
);

const looked = <Text extends { outdated: Language | null }>(text: Text) => ({
  ...text,
  confirmed: text.outdated === null,
});
