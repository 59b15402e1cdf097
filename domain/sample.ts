/** Domains of the people who never were. No mail reaches them: nobody can own a name under .example (RFC 2606). */
export const SAMPLE_DOMAINS = ['riders.example', 'guests.example'] as const

/** Whether somebody with this address is part of the sample data. */
export function isSampleEmail(email: string): boolean {
  return SAMPLE_DOMAINS.some((domain) => email.toLowerCase().endsWith(`@${domain}`))
}
