import { convert, type HtmlToTextOptions } from 'html-to-text'

import {
  EMAIL_QUOTE_LIMIT,
  EMAIL_TEXT_LIMIT,
  splitReply,
} from '@/domain/community/support/email-reply'
import { shorten } from '@/domain/community/support/email-text'
import { takeUuencoded } from '@/domain/community/support/uuencode'

import { isReadableHtml } from './email-limits'
import type { ReceivedEmail } from './received-email'

/** Maximum number of characters of text to parse. */
const LONGEST = 500_000
/** Maximum nesting depth of HTML from which text is extracted. */
const DEEPEST = 100

const OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxInputLength: LONGEST, maxDepth: DEEPEST, ellipsis: '…' },
  selectors: [
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, noAnchorUrl: true } },
    { selector: 'img', format: 'skip' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
    { selector: 'head', format: 'skip' },
    { selector: 'style', format: 'skip' },
    { selector: 'script', format: 'skip' },
    { selector: 'blockquote', format: 'blockquote', options: { trimEmptyLines: true } },
  ],
}

type TextContent = Pick<ReceivedEmail, 'body' | 'quote' | 'isCut' | 'isUnreadable' | 'attachments'>

export function readText(raw: string): TextContent {
  const { text, files } = takeUuencoded(raw.replace(/\r\n?/g, '\n'))
  const split = splitReply(text.slice(0, LONGEST))
  const [body, isCut] = shorten(split.body, EMAIL_TEXT_LIMIT)
  const [quote] = shorten(split.quote, EMAIL_QUOTE_LIMIT)
  const attachments = files.map((file) => ({ ...file, isInline: false }))
  return { body, quote, isCut, isUnreadable: false, attachments }
}

/** Like `readText`, for an HTML-only email. Marks quotes with `>`, as in plain text. */
export function readHtml(html: string): TextContent {
  const start = html.slice(0, LONGEST)
  if (isReadableHtml(start)) return readText(convert(start, OPTIONS))
  return { body: '', quote: '', isCut: false, isUnreadable: true, attachments: [] }
}
