import type { manyEndpoints } from '@portal/contract/applications/found/many.ts';
import { NAMED_AT_MOST } from '@portal/contract/applications/found/many.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import type { FieldProblem } from '@portal/contract/envelope.ts';
import type { Obstacle } from '@portal/domain/access/whoMayAct.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { InputOf } from '../../platform/http/inputOf.ts';
import { describeApplications } from '../describeApplications.ts';
import { foreseeMany } from './startMany.ts';

type Preview = typeof manyEndpoints.previewMany;

interface Group {
  problems: FieldProblem[];
  ids: number[];
}

/** What the act would do now: three numbers, and the reasons of those refused with the first of each by name. */
export async function previewMany(context: StaffContext, { body }: InputOf<Preview>): Promise<ReplyOf<Preview>> {
  const { ids, foreseen } = await foreseeMany(context, body);
  const groups = new Map<string, Group>();
  const add = (problems: FieldProblem[], id: number) => {
    const key = JSON.stringify(groupedBy(problems));
    const group = groups.get(key) ?? { problems, ids: [] };
    group.ids.push(id);
    groups.set(key, group);
  };
  for (const [{ id }, outcome] of foreseen) if (typeof outcome !== 'string') add(outcome.map(toProblem), id);
  const seen = new Set(foreseen.map(([{ id }]) => id));
  for (const id of ids) if (!seen.has(id)) add([{ code: 'http.notFound' }], id);

  const named = [...groups.values()].flatMap((group) => group.ids.slice(0, NAMED_AT_MOST));
  const subjects = await describeApplications(context, named);
  const count = (what: 'change' | 'unchanged') => foreseen.filter(([, outcome]) => outcome === what).length;
  return {
    total: ids.length,
    change: count('change'),
    unchanged: count('unchanged'),
    refused: [...groups.values()]
      .toSorted((one, other) => other.ids.length - one.ids.length)
      .map((group) => ({
        problems: group.problems,
        count: group.ids.length,
        some: group.ids.slice(0, NAMED_AT_MOST).flatMap((id) => {
          const subject = subjects.get(id);
          return subject ? [{ id, ...subject }] : [];
        }),
      })),
  };
}

/** The slug is told where one act is refused; of many the reason is enough. */
const toProblem = (obstacle: Obstacle): FieldProblem => (obstacle.code === 'GE004' ? { code: 'GE004' } : obstacle);

/** Cases have each their own number, which parts nothing. */
const groupedBy = (problems: readonly FieldProblem[]) =>
  problems.map(({ code, params }) => (code === 'RRU007' ? { code } : { code, params }));
