/** Most characters of evidence that a provider takes in one field. */
export const MAX_EVIDENCE = 20_000
/** Fewest that say anything. */
export const MIN_EVIDENCE = 20

interface Dispute {
  status: 'open' | 'won' | 'lost'
  evidence_due_at: Date | null
  evidence_sent_at: Date | null
}

/** Why a dispute takes no evidence; null while it does. */
export function evidenceFault(
  { status, evidence_due_at, evidence_sent_at }: Dispute,
  now: Date,
): 'dispute_closed' | 'evidence_sent' | 'evidence_late' | null {
  if (status !== 'open') return 'dispute_closed'
  if (evidence_sent_at !== null) return 'evidence_sent'
  return evidence_due_at !== null && evidence_due_at <= now ? 'evidence_late' : null
}
