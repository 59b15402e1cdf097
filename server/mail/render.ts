/** A letter of the shop in parts; rendered as HTML and as plain text with the same words. */
export interface MailContent {
  title: string
  /** The line that mail programs show in a list. */
  preview: string
  paragraphs: string[]
  tables: { title: string; rows: [string, string][] }[]
  action: { label: string; url: string }
  closing: string
}

/** Both forms of a letter. Every value is escaped; nothing of a buyer becomes markup. */
export function renderMail(content: MailContent): { html: string; text: string } {
  return { html: renderHtml(content), text: renderText(content) }
}

function renderText({ title, paragraphs, tables, action, closing }: MailContent): string {
  const blocks = tables.map(
    (table) => `${table.title}\n${table.rows.map(([a, b]) => (a ? `- ${a}: ${b}` : b)).join('\n')}`,
  )
  return [title, ...paragraphs, ...blocks, `${action.label}: ${action.url}`, closing].join('\n\n')
}

const FONT = "font-family:'Hanken Grotesk',Helvetica,Arial,sans-serif"
const CELL = 'padding:6px 0;border-bottom:1px solid #DBD8D0;vertical-align:top'

function renderHtml({ title, preview, paragraphs, tables, action, closing }: MailContent): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title></head>
<body style="margin:0;background:#F6F5F1;color:#14161A;${FONT}">
<div style="display:none">${escape(preview)}</div>
<div style="max-width:560px;margin:0 auto;padding:32px 20px;font-size:16px;line-height:1.5">
<h1 style="font-size:28px;line-height:1.2;letter-spacing:-0.02em">${escape(title)}</h1>
${paragraphs.map((text) => `<p>${escape(text)}</p>`).join('\n')}
<p><a href="${escape(action.url)}" style="display:inline-block;background:#14161A;color:#F6F5F1;padding:12px 20px;border-radius:4px;text-decoration:none">${escape(action.label)}</a></p>
${tables.map(htmlTable).join('\n')}
<p style="color:#565B64">${escape(closing)}</p>
</div></body></html>`
}

function htmlTable({ title, rows }: MailContent['tables'][number]): string {
  const cells = rows
    .map(
      ([a, b]) =>
        `<tr><th scope="row" style="${CELL};text-align:left;font-weight:400;color:#565B64">${escape(a)}</th><td style="${CELL};text-align:right">${escape(b)}</td></tr>`,
    )
    .join('')
  return `<h2 style="font-size:18px;margin:28px 0 8px">${escape(title)}</h2><table role="presentation" style="width:100%;border-collapse:collapse">${cells}</table>`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
