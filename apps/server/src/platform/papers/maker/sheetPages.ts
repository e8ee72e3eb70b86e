import type { Sheet } from '../paper.ts';
import { writeBlock, writeEdges, writeFront } from './blocks.ts';
import { closeFlow, openFlow } from './pageFlow.ts';

/** Sets a sheet, on as many pages as it needs. */
export async function setSheet(sheet: Sheet): Promise<Buffer> {
  const flow = openFlow(sheet);
  const photos = new Map<number, Buffer>();
  writeFront(flow, sheet, photos);
  for (const block of sheet.blocks) writeBlock(flow, block, { entries: [], photos });
  writeEdges(flow, sheet, flow.document.bufferedPageRange().count);
  return closeFlow(flow);
}
