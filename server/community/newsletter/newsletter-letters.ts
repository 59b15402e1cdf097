import type { Letter } from '@/server/kernel/mail/letter'

interface Links {
  url: string
  unsubscribe: string
}

/** Writes the double opt-in email: opening its link starts the subscription. */
export function newsletterConfirm({ url, unsubscribe }: Links): Letter {
  return {
    subject: 'Please confirm your subscription',
    title: 'Confirm your subscription',
    preview: 'One click and you’ll get our newsletter',
    paragraphs: [
      'Someone, hopefully you, signed up this address for our newsletter: new bikes, factory open days and the occasional promo code.',
    ],
    tables: [],
    action: { label: 'Confirm my subscription', url },
    closing:
      'If this wasn’t you, ignore this email. We won’t send anything else unless you confirm, and we’ll delete your address after two days.',
    unsubscribe,
  }
}

export function newsletterWelcome({ url, unsubscribe }: Links): Letter {
  return {
    subject: 'You’re subscribed',
    title: 'You’re subscribed',
    preview: 'What to expect, and how to unsubscribe',
    paragraphs: [
      'Thank you. We’ll email you about new bikes, factory open days and the occasional promo code.',
    ],
    tables: [],
    action: { label: 'See our bikes', url },
    closing: 'We don’t write often. If you unsubscribe, we delete your address right away.',
    unsubscribe,
  }
}
