import { cx } from '@/components/kit/ui/cx'

/** Price effect next to a choice: amounts as figures, anything else as text. */
export function Effect({ words, isStrong = false }: { words: string; isStrong?: boolean }) {
  return (
    <span
      className={cx(/\d/.test(words) && 'figures', isStrong && 'text-ink', 'whitespace-nowrap')}
    >
      {words}
    </span>
  )
}
