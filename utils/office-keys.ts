/** Session storage keys of staff pages. Separate, because every page loads the visitors' keys. */
export const OFFICE_KEYS = {
  /** Draft of an answer or note of the support desk; the ticket number follows. */
  deskDraft: 'desk_draft',
  /** Draft of a promo code; the code follows. */
  promotionDraft: 'promotion_draft',
  /** Draft of a banner or offer; its id follows. */
  campaignDraft: 'campaign_draft',
  segmentDraft: 'segment_draft',
  dealerDraft: 'dealer_draft',
  /** Draft of a newsletter issue; its id follows. */
  issueDraft: 'issue_draft',
  categoryDraft: 'category_draft',
  synonymsDraft: 'synonyms_draft',
  settingsDraft: 'settings_draft',
  moderationDraft: 'moderation_draft',
  /** Draft of a text; its kind and address follow. */
  textDraft: 'text_draft',
} as const
