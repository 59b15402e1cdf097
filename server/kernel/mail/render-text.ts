import { bodyText } from './body-text'
import { UNSUBSCRIBE, type MailContent } from './letter'

export function renderText(content: MailContent, foot: readonly string[] = []): string {
  const { title, paragraphs, body = [], tables, action, closing, unsubscribe } = content
  const blocks = tables.map(
    (table) => `${table.title}\n${table.rows.map(([a, b]) => (a ? `- ${a}: ${b}` : b)).join('\n')}`,
  )
  const written = bodyText(body)
  const way = action === null ? [] : [`${action.label}: ${action.url}`]
  const end = unsubscribe === undefined ? [] : [`${UNSUBSCRIBE}: ${unsubscribe}`]
  return [title, ...paragraphs, ...written, ...blocks, ...way, closing, ...end, foot.join('\n')]
    .filter(Boolean)
    .join('\n\n')
}
