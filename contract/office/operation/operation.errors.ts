export const OPERATION_STATUS = {
  job_not_found: 404,
} as const

export const OPERATION_SENTENCE: Record<keyof typeof OPERATION_STATUS, string> = {
  job_not_found: 'There is no background job of this name.',
}
