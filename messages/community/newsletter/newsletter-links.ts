export const newsletterLinks = {
  confirmTitle: 'Confirm your subscription',
  confirmLead: 'One click, and you’ll start getting our newsletter.',
  confirm: 'Confirm my subscription',
  confirmedTitle: 'You’re subscribed',
  confirmed: 'Thank you. Every email has an unsubscribe link.',
  endTitle: 'Unsubscribe from the newsletter',
  endLead: 'One click, and we delete your address.',
  end: 'Unsubscribe',
  endedTitle: 'You’re unsubscribed',
  ended: 'We’ve deleted your address from our list.',
  invalid:
    'Each link works once and expires after two days. If you’ve already confirmed, you’re all set. If not, subscribe again at the bottom of any page.',
  invalidEnd: 'Please use the link in our latest email, or write to us and we’ll take care of it.',
  toShop: 'See our bikes',
  write: 'Write to us',
} as const
