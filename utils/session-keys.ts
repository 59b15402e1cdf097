/** Keys of session storage, which lives as long as the tab. Separate from `storage.ts`, which every page loads. */
export const SESSION_KEYS = {
  checkoutDraft: 'checkout_draft',
  paymentReturn: 'payment_return',
  compareRows: 'compare_rows',
  /** Draft of a review; the bike's id follows. */
  reviewDraft: 'review_draft',
  contactDraft: 'contact_draft',
  /** Zero-result searches of the help center. */
  helpSearches: 'help_searches',
  giftDraft: 'gift_draft',
  /** Draft of a reply; the ticket number follows. */
  ticketDraft: 'ticket_draft',
  /** Cache of the account's shipped orders. */
  shippedOrders: 'shipped_orders',
  socialState: 'social_state',
  registrationEmail: 'registration_email',
} as const
