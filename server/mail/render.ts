import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import type { MailContent } from './letter'
import { LetterView } from './letter-view'

/**
 * Both forms of a letter. Rendered at once instead of as a stream: about a millisecond, during which the
 * transaction that queues the letter waits for nothing else.
 */
export function renderMail(content: MailContent): { html: string; text: string } {
  const markup = renderToStaticMarkup(createElement(LetterView, content))
  return { html: `<!doctype html>${markup}`, text: renderText(content) }
}

function renderText({ title, paragraphs, tables, action, closing }: MailContent): string {
  const blocks = tables.map(
    (table) => `${table.title}\n${table.rows.map(([a, b]) => (a ? `- ${a}: ${b}` : b)).join('\n')}`,
  )
  return [title, ...paragraphs, ...blocks, `${action.label}: ${action.url}`, closing].join('\n\n')
}
