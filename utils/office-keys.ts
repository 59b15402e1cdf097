/** Keys of session storage that staff alone fill: apart, because every page loads those of visitors. */
export const OFFICE_KEYS = {
  /** An answer or a note of the support desk that is being written; the number of its ticket follows. */
  deskDraft: 'desk_draft',
  /** A promo code that staff are editing; its code follows. */
  promotionDraft: 'promotion_draft',
  /** A banner or an offer that staff are editing; its id follows. */
  campaignDraft: 'campaign_draft',
  segmentDraft: 'segment_draft',
  dealerDraft: 'dealer_draft',
  /** An issue of the newsletter that staff are writing; its id follows. */
  issueDraft: 'issue_draft',
  categoryDraft: 'category_draft',
  synonymsDraft: 'synonyms_draft',
  settingsDraft: 'settings_draft',
  moderationDraft: 'moderation_draft',
  /** A text that staff are editing; its kind and address follow. */
  textDraft: 'text_draft',
} as const
