/** Maximum characters of a provider's evidence field. */
export const MAX_EVIDENCE = 20_000
/** Minimum characters of meaningful evidence. */
export const MIN_EVIDENCE = 20

interface Dispute {
  status: 'open' | 'won' | 'lost'
  evidence_due_at: Date | null
  evidence_sent_at: Date | null
}

export function evidenceFault(
  { status, evidence_due_at, evidence_sent_at }: Dispute,
  now: Date,
): 'dispute_closed' | 'evidence_sent' | 'evidence_late' | null {
  if (status !== 'open') return 'dispute_closed'
  if (evidence_sent_at !== null) return 'evidence_sent'
  return evidence_due_at !== null && evidence_due_at <= now ? 'evidence_late' : null
}

/** Kinds of evidence, by the provider’s field names; each takes one file. */
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

/** File types that banks accept. */
export const EVIDENCE_TYPES = ['pdf', 'jpg', 'png'] as const
type EvidenceType = (typeof EVIDENCE_TYPES)[number]

export const isEvidenceType = (type: string): type is EvidenceType =>
  EVIDENCE_TYPES.some((one) => one === type)

/** Maximum total size of a dispute's files, in bytes. */
export const EVIDENCE_BYTES = 4_500_000

/** Documents that the shop generates, with their evidence field. */
export const EVIDENCE_PAPERS = {
  invoice: 'receipt',
  deliveries: 'shipping_documentation',
} as const satisfies Record<string, EvidenceField>
export type EvidencePaper = keyof typeof EVIDENCE_PAPERS
