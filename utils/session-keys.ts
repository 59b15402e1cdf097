/** Keys of session storage, which is per tab. Separate from `storage.ts`, loaded by every page. */
export const SESSION_KEYS = {
  checkoutDraft: 'checkout_draft',
  paymentReturn: 'payment_return',
  compareRows: 'compare_rows',
  /** Prefix of a review's draft, followed by the bike's id. */
  reviewDraft: 'review_draft',
  contactDraft: 'contact_draft',
  certificateDraft: 'certificate_draft',
  /** Prefix of a draft, followed by the post's id. */
  legalReportDraft: 'legal_report_draft',
  decisionDraft: 'decision_draft',
  /** Zero-result searches in the help center. */
  helpSearches: 'help_searches',
  giftDraft: 'gift_draft',
  /** Prefix of a reply's draft, followed by the ticket number. */
  ticketDraft: 'ticket_draft',
  /** Cache of the account's shipped orders. */
  shippedOrders: 'shipped_orders',
  socialState: 'social_state',
  registrationEmail: 'registration_email',
} as const
