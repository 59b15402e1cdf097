/** The pages that the links of the newsletter's letters lead to. */
export const newsletterLinks = {
  confirmTitle: 'Confirm your subscription',
  confirmLead: 'One press, and our letters reach you.',
  confirm: 'Confirm my subscription',
  confirmedTitle: 'You are on our list',
  confirmed: 'Thank you. Every letter ends with a link to unsubscribe.',
  endTitle: 'Leave the newsletter',
  endLead: 'One press, and we forget your address.',
  end: 'Unsubscribe',
  endedTitle: 'You have left the newsletter',
  ended: 'Your address is deleted from our list.',
  invalid:
    'Links work once and for two days. If you have confirmed before, all is well; otherwise subscribe again at the foot of any page.',
  invalidEnd: 'Please take the link of the latest letter, or write to us: we do it by hand.',
  toShop: 'See our bikes',
  write: 'Write to us',
} as const
