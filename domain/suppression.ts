/** Why an address gets no newsletter and no digest any more. */
export const SUPPRESSION_CAUSES = ['bounce', 'complaint'] as const
export type SuppressionCause = (typeof SUPPRESSION_CAUSES)[number]

/** Kinds of Postmark’s webhooks that say so. Its other kinds are of the moment, such as a full mailbox. */
const CAUSES: Readonly<Record<string, SuppressionCause>> = {
  HardBounce: 'bounce',
  BadEmailAddress: 'bounce',
  SpamComplaint: 'complaint',
}

/** @example suppressionCause('SoftBounce') // null */
export const suppressionCause = (kind: string): SuppressionCause | null =>
  Object.hasOwn(CAUSES, kind) ? (CAUSES[kind] ?? null) : null
