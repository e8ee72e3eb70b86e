-- Invitations of who interviews stand among the mails of a case too.
alter table mail
  drop constraint mail_recipient_check,
  add constraint mail_recipient_check check (recipient in ('applicant', 'leader', 'spouse', 'contact', 'interviewer'));
