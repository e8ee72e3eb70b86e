import type { Language } from '@portal/domain/languages.ts';
import { mailLayout as en } from '@portal/messages/en/outbox/mailLayout.ts';
import { mailLayout as es } from '@portal/messages/es/outbox/mailLayout.ts';
import { escapeHtml } from '../platform/escapeHtml.ts';
import { isMailTemplate, leadsSomewhere, whyReceived } from './templates/mailTemplates.ts';

export interface MailToShow {
  language: Language;
  template: string;
  subject: string;
  text: string;
  /** The text with its marks, made clean: it stands as it is. */
  rich?: string | null;
  links: readonly string[];
}

const FONT = "font-family: system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";
const SMALL = 'margin: 0 0 8px; font-size: 13px; line-height: 1.45; color: #566173; overflow-wrap: anywhere';

/** Programs that know of dark screens take these instead of the colours beside each part. */
const DARK = `
  @media (prefers-color-scheme: dark) {
    .page { background: #0d131e !important; }
    .sheet { background: #141b28 !important; border-color: #2a3446 !important; color: #e3e8f0 !important; }
    .small, .small a { color: #a3adbd !important; }
    .button { background: #b7c9e8 !important; color: #10264a !important; }
  }`;

/**
 * A mail as HTML: its text in the one layout of all mails, the first link as a button with its address below. Blocks and
 * styles beside them, no tables: what mail programs keep. Everything is text, whatever stands in it, but what is `rich`.
 */
export function mailHtml({ language, template, subject, text, rich, links }: MailToShow): string {
  const t = { en, es }[language];
  const known = isMailTemplate(template) ? template : undefined;
  const [link] = links;
  const button =
    link === undefined || !known || !leadsSomewhere(known) ? '' : buttonTo(link, t[`button.${known}`], t.orCopy);
  const blocks = text.split(/\n{2,}/).map((block) => blockOf(block.split('\n'), links, button));
  const body = rich ?? blocks.join('\n');
  const portal = known && whyReceived(known) === 'staff' ? t.businessPortal : t.portal;
  const noReply = template === 'cardMail' ? t.noReplyToStaff : t.noReply;
  const why = known ? `${t[`why.${whyReceived(known)}`]} ${noReply}` : noReply;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}
</style>
</head>
<body class="page" style="margin: 0; padding: 0; background: #f5f7fa">
<div class="page" lang="${language}" style="padding: 16px 12px; background: #f5f7fa; ${FONT}">
<div class="sheet" style="max-width: 560px; margin: 0 auto; padding: 20px; background: #ffffff; border: 1px solid #dfe4ec; border-radius: 8px; color: #16202f; font-size: 16px; line-height: 1.5; overflow-wrap: anywhere">
<p class="small" style="${SMALL}; font-weight: 600">${escapeHtml(portal)}</p>
<h1 style="margin: 0 0 16px; font-size: 20px; line-height: 1.3">${escapeHtml(subject)}</h1>
${body}
<p class="small" style="${SMALL}; margin: 24px 0 0">${escapeHtml(why)}</p>
</div>
</div>
</body>
</html>
`;
}

/** A paragraph; the first link where it stands on a line of its own becomes the button, others there are followed as they are. */
function blockOf(lines: readonly string[], [link, ...others]: readonly string[], button: string): string {
  const at = button === '' ? -1 : lines.findIndex((line) => line === link);
  if (at < 0) return paragraph(lines, others);
  return [paragraph(lines.slice(0, at), others), button, paragraph(lines.slice(at + 1), others)]
    .filter((part) => part !== '')
    .join('\n');
}

function paragraph(lines: readonly string[], links: readonly string[]): string {
  const shown = lines.map((line) => (links.includes(line) ? anchorTo(line) : escapeHtml(line)));
  return lines.length === 0 ? '' : `<p style="margin: 0 0 16px">${shown.join('<br>\n')}</p>`;
}

const anchorTo = (link: string): string =>
  `<a href="${escapeHtml(link)}" target="_blank" rel="noreferrer">${escapeHtml(link)}</a>`;

/** Both lead to a new window: a preview in a frame then stays where it is. */
function buttonTo(link: string, label: string, orCopy: string): string {
  const address = escapeHtml(link);
  return `<p style="margin: 0 0 16px"><a class="button" href="${address}" target="_blank" rel="noreferrer" style="display: inline-block; padding: 12px 20px; background: #22477f; border-radius: 6px; color: #ffffff; font-weight: 600; text-decoration: none">${escapeHtml(label)}</a></p>
<p class="small" style="${SMALL}; margin-bottom: 16px">${escapeHtml(orCopy)}<br>
<a href="${address}" target="_blank" rel="noreferrer" style="color: #566173">${address}</a></p>`;
}
