export const CSV_STATUS = {
  import_not_found: 404,
  import_not_ready: 409,
} as const

export const CSV_SENTENCE: Record<keyof typeof CSV_STATUS, string> = {
  import_not_found: 'We couldn’t find this import.',
  import_not_ready: 'This import can’t be applied now. Please look at it again.',
}
