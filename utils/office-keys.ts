/** Session storage keys of staff pages, separate because every page loads the visitors' keys. */
export const OFFICE_KEYS = {
  /** Prefix of a draft of a support desk answer or note, followed by the ticket number. */
  deskDraft: 'desk_draft',
  /** Prefix of a draft of a resource's entry, followed by the resource and the key. */
  resourceDraft: 'resource_draft',
  /** Prefix of a newsletter issue's draft, followed by its id. */
  issueDraft: 'issue_draft',
  categoryDraft: 'category_draft',
  settingsDraft: 'settings_draft',
  certificateDraft: 'certificate_decision_draft',
  moderationDraft: 'moderation_draft',
  /** Prefix of a text's draft, followed by its kind and URL. */
  textDraft: 'text_draft',
} as const

/** Local storage keys of staff pages. */
export const OFFICE_LOCAL_KEYS = { openGroups: 'office_groups' } as const
