export const KEYS_STATUS = { api_key_revoked: 409 } as const

export const KEYS_SENTENCE: Record<keyof typeof KEYS_STATUS, string> = {
  api_key_revoked: 'This API key was revoked. Add a new one.',
}
