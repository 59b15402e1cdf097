export const DRAFTS_STATUS = {
  draft_not_found: 404,
  draft_closed: 409,
  draft_ordered: 409,
  draft_changed: 409,
} as const

export const DRAFTS_SENTENCE: Record<keyof typeof DRAFTS_STATUS, string> = {
  draft_not_found: 'We couldn’t find this offer. Please use the link in our latest email.',
  draft_closed: 'This offer was canceled or has expired. Please call us for a new one.',
  draft_ordered: 'The customer has ordered it already. Please change or cancel that order.',
  draft_changed: 'Prices have changed in the meantime. Please check the new total.',
}
