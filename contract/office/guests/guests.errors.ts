export const GUESTS_STATUS = {
  guest_not_found: 404,
  guest_is_member: 409,
} as const

export const GUESTS_SENTENCE: Record<keyof typeof GUESTS_STATUS, string> = {
  guest_not_found: 'The shop holds nothing about this email address.',
  guest_is_member:
    'This email address has an account. Please erase the account on its own page first.',
}
