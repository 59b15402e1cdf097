import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import type { MailContent } from './letter'
import { LetterView } from './letter-view'
import { renderText } from './render-text'

/**
 * Both forms of a letter. Rendered at once instead of as a stream: about a millisecond, during which the
 * transaction that queues the letter waits for nothing else.
 */
export function renderMail(content: MailContent): { html: string; text: string } {
  const markup = renderToStaticMarkup(createElement(LetterView, content))
  return { html: `<!doctype html>${markup}`, text: renderText(content) }
}
