/** What tells churches of their quarterly reports. */
export const censusMails = {
  censusOpened: {
    subject: 'Quarterly report {quarter}/{year} for {church}',
    text: `The report for quarter {quarter} of {year} for your church, {church}, is open. Please send it by the end of the day on {deadline} (New York time). What you enter is saved, so you can fill it in little by little.

Fill in the report:
{link}`,
  },
  censusReminder: {
    subject: 'Reminder: quarterly report {quarter}/{year} for {church}',
    text: `We have not yet received the report for quarter {quarter} of {year} from your church, {church}. Please send it by the end of the day on {deadline} (New York time).

Fill in the report:
{link}`,
  },
} as const;
