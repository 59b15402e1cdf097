const SHAPES: Record<string, string> = {
  card: 'M2 9h28M6 15h6M22 14h4v3h-4z',
  bank: 'M6 9l10-5 10 5H6zM8 9v7M13 9v7M19 9v7M24 9v7M5 17h22',
  account: 'M16 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6M9 18c0-4 3-6 7-6s7 2 7 6',
}
const KINDS: Record<string, string> = { bank: 'bank', paypal: 'account' }

/** A drawn mark of a payment method: a card, a bank or an account. No logo of a provider. */
export function PaymentMark({ id }: { id: string }) {
  return (
    <svg
      viewBox="0 0 32 21"
      aria-hidden="true"
      className="h-7 w-auto shrink-0 rounded-sm border border-line-strong bg-surface"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={SHAPES[KINDS[id] ?? 'card']} />
    </svg>
  )
}
