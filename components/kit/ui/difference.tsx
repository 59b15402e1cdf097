import { diffWordsWithSpace } from 'diff'

interface DifferenceProps {
  before: string
  after: string
  className?: string
}

/** Time limit of the diff in ms, after which both texts are shown one after the other. */
const MOST_MS = 300

export function Difference({ before, after, className = 'mt-2' }: DifferenceProps) {
  const parts = diffWordsWithSpace(before, after, { timeout: MOST_MS }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  return (
    <p className={`${className} wrap-anywhere whitespace-pre-wrap`}>
      {parts.map(({ value, added, removed }, index) =>
        added ? (
          <ins key={index} className="bg-ok/15 decoration-ok">
            {value}
          </ins>
        ) : removed ? (
          <del key={index} className="bg-bad/10 text-ink-soft decoration-bad">
            {value}
          </del>
        ) : (
          <span key={index}>{value}</span>
        ),
      )}
    </p>
  )
}
