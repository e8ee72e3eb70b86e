/** What the stream says of quarterly reports (product/api.md#live): of which churches one is another. */
export interface ReportEvent {
  churches: number[];
}
