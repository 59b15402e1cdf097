export const AUDIT_STATUS = { audit_entry_not_found: 404 } as const

export const AUDIT_SENTENCE: Record<keyof typeof AUDIT_STATUS, string> = {
  audit_entry_not_found: 'We couldn’t find this entry of the audit log.',
}
