/** Email domains of sample customers. No mail reaches them, because .example is reserved (RFC 2606). */
export const SAMPLE_DOMAINS = ['riders.example', 'guests.example'] as const

export function isSampleEmail(email: string): boolean {
  return SAMPLE_DOMAINS.some((domain) => email.toLowerCase().endsWith(`@${domain}`))
}
