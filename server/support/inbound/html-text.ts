import type { HtmlToTextOptions } from 'html-to-text'

/** Longest HTML that is read, in characters, and its deepest nesting. */
const LONGEST = 500_000
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

/** The text of an email that came as HTML only. Quotes are marked by `>` as in plain text. */
export async function htmlText(html: string): Promise<string> {
  const { convert } = await import('html-to-text')
  return convert(html, OPTIONS)
}
