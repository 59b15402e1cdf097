import { renderMail } from '@/server/kernel/mail/render'

import payloads from '../../../support/xss-payloads.json'

const KNOWN = /^(html|head|meta|body|div|table|tbody|tr|td|th|p|h1|h2|a|span|img|hr|style|title)$/

/** Mail clients don't apply our Content-Security-Policy, so user input must be text everywhere. */
it('texts of people are texts in the HTML of an email', () => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(60)
  for (const payload of payloads) {
    const { html } = renderMail({
      title: payload,
      preview: payload,
      paragraphs: [payload, payload],
      tables: [{ title: payload, rows: [[payload, payload]] }],
      action: { label: payload, url: 'https://shop.test/orders' },
      closing: payload,
    })
    const letter = new DOMParser().parseFromString(html, 'text/html')
    for (const element of letter.querySelectorAll('*')) {
      expect(element.tagName.toLowerCase()).toMatch(KNOWN)
      expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([])
      expect(element.getAttribute('href') ?? 'https://').toMatch(/^https:\/\/(?!a\.test)/)
      expect(element.outerHTML).not.toContain('src="/xss-canary')
    }
    expect(letter.body.textContent).toContain(payload)
  }
})
