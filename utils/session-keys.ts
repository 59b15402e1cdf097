/** Keys of session storage: they live as long as the tab. Apart from `storage.ts`, which every page loads. */
export const SESSION_KEYS = {
  checkoutDraft: 'checkout_draft',
  paymentReturn: 'payment_return',
  /** Which rows of the comparison are shown. */
  compareRows: 'compare_rows',
  /** What is typed of a review; the id of its bike follows. */
  reviewDraft: 'review_draft',
  /** A question that is being written. */
  contactDraft: 'contact_draft',
  /** What was searched in the help center without a result. */
  helpSearches: 'help_searches',
  /** Who a gift card is for, while it is typed. */
  giftDraft: 'gift_draft',
  /** A reply that is being written; the number of its ticket follows. */
  ticketDraft: 'ticket_draft',
  /** Shipped orders of the account, for the next look at them. */
  shippedOrders: 'shipped_orders',
  /** What a social login must bring back. */
  socialState: 'social_state',
  /** An email address on its way to the registration form. */
  registrationEmail: 'registration_email',
} as const
