/** Why a part of an email is not in the ticket. */
export const LEFT_OUT_REASONS = ['type', 'size', 'count', 'length'] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

/** A part of an email that could not be kept: a file, or with an empty name the end of the text. */
export interface LeftOut {
  name: string
  reason: LeftOutReason
}
