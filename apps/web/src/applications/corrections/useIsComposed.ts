import type { Detail } from '@portal/contract/applications/detail.ts';
import { isOpenCorrection } from '@portal/domain/applications/corrections.ts';
import { useComposed } from './useComposed.ts';

/** Whether a field's pencil took it into the request, and it may still be asked for. */
export function useIsComposed({ id, may, corrections }: Detail, field: string | undefined): boolean {
  const { fields } = useComposed(id);
  const isOpen = corrections.some((one) => one.field === field && isOpenCorrection(one.state));
  return field !== undefined && may.askCorrection && !isOpen && fields.includes(field);
}
