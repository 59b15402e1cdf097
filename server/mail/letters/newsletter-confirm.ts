import type { Letter } from '../letter'

/** Nobody is subscribed before the link in this letter was opened. */
export function newsletterConfirm({ url }: { url: string }): Letter {
  return {
    subject: 'Please confirm your subscription',
    title: 'Confirm your subscription',
    preview: 'One click, and our letters reach you',
    paragraphs: [
      'Somebody, hopefully you, entered this address for the letters of Nireeka: new bikes, dates of the factory, and now and then a code.',
    ],
    tables: [],
    action: { label: 'Confirm my subscription', url },
    closing: 'If it was not you, ignore this mail: without the click we send nothing else.',
  }
}
