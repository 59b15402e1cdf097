export const STAFF_STATUS = {
  staff_not_found: 404,
  invitation_not_found: 404,
  staff_already: 409,
  invitation_other_address: 409,
  second_factor_missing: 409,
} as const

export const STAFF_SENTENCE: Record<keyof typeof STAFF_STATUS, string> = {
  staff_not_found: 'We couldn’t find this person among the staff.',
  invitation_not_found: 'This invitation was accepted or withdrawn in the meantime.',
  staff_already:
    'Someone with this address is on the staff already. Change their role in the list.',
  invitation_other_address:
    'This invitation is for another address. Log in with the account of that address.',
  second_factor_missing:
    'They haven’t set up two-factor authentication, so there’s nothing to reset.',
}
