import { visibleStages, reachOf, type Actor } from '@portal/domain/access/reach.ts';
import { CARD_ACT_NAMES, rowOf } from '@portal/domain/applications/cardActs.ts';
import { stagePermission, type Permission } from '@portal/domain/access/permissions.ts';
import { GROUP_OF } from '@portal/domain/access/permissionGroups.ts';
import { BOARD_STAGES, STAGES, type BoardStage } from '@portal/domain/applications/stages.ts';
import { formatList } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Panel } from '../../ui/Panel.tsx';

/** The entries of the menu that somebody has; which there are is known above this noun. */
export type MenuOf = (actor: Actor) => string[];

/** What somebody in a role of these permissions has before them: the menu, the board's columns, the acts upon a card. */
export function RolePreview({ permissions, menuOf }: { permissions: ReadonlySet<Permission>; menuOf: MenuOf }) {
  const t = useText('roleList');
  const stages = useText('stages');
  const words = useText('permissions');
  const actor = { userId: 0, permissions };
  const reach = reachOf(actor);
  const inWords = (texts: readonly string[]) => (texts.length > 0 ? formatList(texts) : t('previewNothing'));
  const named = (stage: BoardStage, isWhole: boolean) =>
    isWhole ? stages(stage) : t('ownOnly', { stage: stages(stage) });
  const seen = visibleStages(reach).map((stage) => named(stage, reach.everywhere.includes(stage)));
  const acts = BOARD_STAGES.filter((stage) => holds(permissions, stage, false) || holds(permissions, stage, true)).map(
    (stage) => named(stage, holds(permissions, stage, false)),
  );
  return (
    <Panel title={t('preview')}>
      <Facts
        facts={[
          [t('previewMenu'), inWords(menuOf(actor))],
          [t('previewColumns'), reach.charge ? `${inWords(seen)}. ${t('chargeOnly')}` : inWords(seen)],
          [t('previewStages'), inWords(acts)],
          [t('previewActs'), inWords(actsOf(permissions).map((slug) => words(slug)))],
        ]}
      />
    </Panel>
  );
}

const holds = (permissions: ReadonlySet<Permission>, stage: BoardStage, mine: boolean): boolean => {
  const { slug } = STAGES[stage];
  return slug !== undefined && permissions.has(stagePermission('do', slug, mine));
};

/** The permissions by which acts upon a card are held, whatever its stage. */
function actsOf(permissions: ReadonlySet<Permission>): Permission[] {
  const asked = CARD_ACT_NAMES.map((act) => rowOf(act).right.slug({ status: 'PAID', assignees: NOBODY }));
  const held = asked.filter(
    (slug): slug is Permission => slug !== undefined && slug in GROUP_OF && permissions.has(slug),
  );
  return [...new Set(held)];
}

const NOBODY = { analyst: null, supervisor: null, manager: null, ephesian: null };
