export const newsletterLinks = {
  confirm: {
    title: 'Confirm your subscription',
    lead: 'One click, and you’ll start getting our newsletter.',
    submit: 'Confirm my subscription',
    doneTitle: 'You’re subscribed',
    done: 'Thank you. Every email has an unsubscribe link.',
    invalid:
      'Each link works once and expires after two days. If you’ve already confirmed, you’re all set. If not, subscribe again at the bottom of any page.',
  },
  end: {
    title: 'Unsubscribe from the newsletter',
    lead: 'One click, and we delete your address.',
    submit: 'Unsubscribe',
    doneTitle: 'You’re unsubscribed',
    done: 'We’ve deleted your address from our list.',
    invalid: 'Please use the link in our latest email, or write to us and we’ll take care of it.',
  },
  toShop: 'See our bikes',
} as const
