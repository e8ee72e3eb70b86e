/** The stages as people read them (wording.md §2). */
export const stages = {
  UNFINISHED: 'Unfinished',
  REJECT_BY_TAG: 'Automatic rejection',
  COMPLETE: 'Payment pending',
  PAID: 'Paid',
  ANALYSIS: 'Analysis',
  COMPLETE_ANALYSIS: 'Analysis complete',
  INTERVIEW: 'Interview',
  INTERVIEW_SUCCESS: 'Interview passed',
  APPROVED: 'Approved',
  SENT: 'Sent',
  REJECTED: 'Deactivated',
};
