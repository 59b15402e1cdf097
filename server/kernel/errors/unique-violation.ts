/** Returns whether an error is, or wraps, PostgreSQL error 23505 (unique violation). */
export function isUniqueViolation(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if ((error as { code?: unknown }).code === '23505') return true
  }
  return false
}
