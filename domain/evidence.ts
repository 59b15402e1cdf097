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

/** What a file shows, by the provider’s own names; each takes one file. */
export const EVIDENCE_FIELDS = [
  'receipt',
  'shipping_documentation',
  'service_documentation',
  'customer_communication',
  'customer_signature',
  'cancellation_policy',
  'refund_policy',
  'uncategorized_file',
] as const
export type EvidenceField = (typeof EVIDENCE_FIELDS)[number]

/** What banks take. */
export const EVIDENCE_TYPES = ['pdf', 'jpg', 'png'] as const
type EvidenceType = (typeof EVIDENCE_TYPES)[number]

export const isEvidenceType = (type: string): type is EvidenceType =>
  EVIDENCE_TYPES.some((one) => one === type)

/** All files of a dispute together, in bytes. */
export const EVIDENCE_BYTES = 4_500_000

/** Papers that the shop writes itself, and what each of them shows. */
export const EVIDENCE_PAPERS = {
  invoice: 'receipt',
  deliveries: 'shipping_documentation',
} as const satisfies Record<string, EvidenceField>
export type EvidencePaper = keyof typeof EVIDENCE_PAPERS
