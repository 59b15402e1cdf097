export const SETTINGS_STATUS = {
  settings_changed: 409,
} as const

export const SETTINGS_SENTENCE: Record<keyof typeof SETTINGS_STATUS, string> = {
  settings_changed: 'Someone else changed these settings. Look at theirs first.',
}
