import type { Letter } from '../letter'

interface Links {
  url: string
  /** Page that ends the subscription. */
  unsubscribe: string
}

/** Nobody is subscribed before the link in this letter was opened. */
export function newsletterConfirm({ url, unsubscribe }: Links): Letter {
  return {
    subject: 'Please confirm your subscription',
    title: 'Confirm your subscription',
    preview: 'One click, and our letters reach you',
    paragraphs: [
      'Somebody, hopefully you, entered this address for the letters of Nireeka: new bikes, dates of the factory, and now and then a code.',
    ],
    tables: [],
    action: { label: 'Confirm my subscription', url },
    closing:
      'If it was not you, ignore this mail: without the click we send nothing else, and after two days we forget the address.',
    unsubscribe,
  }
}

export function newsletterWelcome({ url, unsubscribe }: Links): Letter {
  return {
    subject: 'You are on our list',
    title: 'You are on our list',
    preview: 'What we write about, and how to leave',
    paragraphs: [
      'Thank you. You will hear from us when there is a new bike, when the factory has free days, and now and then when there is a code.',
    ],
    tables: [],
    action: { label: 'See our bikes', url },
    closing: 'We write rarely. Whoever leaves the list is forgotten at once.',
    unsubscribe,
  }
}
