/** What can go wrong with the staff; part of the one table in `errors.ts`. */
export const STAFF_STATUS = { staff_not_found: 404 } as const

export const STAFF_SENTENCE: Record<keyof typeof STAFF_STATUS, string> = {
  staff_not_found: 'We couldn’t find this person among the staff.',
}
