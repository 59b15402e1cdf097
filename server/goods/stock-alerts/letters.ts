import { ALERT_WINDOW_HOURS } from '@/domain/shop/goods/stock-alert'
import type { Letter } from '@/server/kernel/mail/letter'

interface AlertLetter {
  title: string
  url: string
  unsubscribe: string
}

/** Writes the double opt-in email of an address that waits for something. */
export function alertQuestion({ title, url, unsubscribe }: AlertLetter): Letter {
  return {
    subject: 'Please confirm your email address',
    title: 'Confirm your email address',
    preview: `One click and we’ll tell you when ${title} is back in stock`,
    paragraphs: [
      `Someone, hopefully you, asked us to email this address when this is back in stock: ${title}.`,
    ],
    tables: [],
    action: { label: 'Confirm my email address', url },
    closing:
      'If this wasn’t you, ignore this email. We won’t send anything else unless you confirm, and we’ll delete your address after two days.',
    unsubscribe,
  }
}

export function backInStock({ title, url, unsubscribe }: AlertLetter): Letter {
  return {
    subject: `Back in stock: ${title}`,
    title: 'It’s back in stock',
    preview: `${title} is for sale again`,
    paragraphs: [
      `You asked us to tell you: ${title} is for sale again.`,
      `We tell as many people as we have units, in the order in which they asked. We can’t hold one for you, and in ${ALERT_WINDOW_HOURS} hours we’ll tell the next ones on the list.`,
    ],
    tables: [],
    action: { label: 'See it in our shop', url },
    closing: 'This is the only email we send you about it. If you miss it, you can ask again.',
    unsubscribe,
  }
}
