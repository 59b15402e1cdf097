/** Reasons why an address no longer receives newsletters and digests. */
export const SUPPRESSION_CAUSES = ['bounce', 'complaint'] as const
export type SuppressionCause = (typeof SUPPRESSION_CAUSES)[number]

/** Postmark webhook types that suppress an address. Other types are temporary, such as a full mailbox. */
const CAUSES: Readonly<Record<string, SuppressionCause>> = {
  HardBounce: 'bounce',
  BadEmailAddress: 'bounce',
  SpamComplaint: 'complaint',
}

/** @example suppressionCause('SoftBounce') // null */
export const suppressionCause = (kind: string): SuppressionCause | null =>
  Object.hasOwn(CAUSES, kind) ? (CAUSES[kind] ?? null) : null
