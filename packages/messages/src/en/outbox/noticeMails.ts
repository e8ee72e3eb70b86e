/** What tells the staff by mail of what they have not read. */
export const noticeMails = {
  standInMessagesUnread: {
    subject: 'Unread chat messages: application {caseNumber}',
    text: "The applicant of application {caseNumber} wrote in the chat. {name}, who is in charge of it, is away; you are standing in and have not read it yet.\n\nRead it and answer here:\n{link}\n\nYou won't get another message like this one until you read it.",
  },
  noticeMail: {
    subject: 'New in the business portal',
    text: 'There is something new for you:\n\n{lines}\n\nRead it here:\n{link}\n\nYou chose to receive this by email. You can change that in your profile menu, under Notices.',
  },
  noticeDigest: {
    subject: 'Your daily summary from the business portal',
    text: 'This is what you have not read yet:\n\n{lines}\n\nRead it here:\n{link}\n\nYou chose to receive this once a day. You can change that in your profile menu, under Notices.',
  },
} as const;
