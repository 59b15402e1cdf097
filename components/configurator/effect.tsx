import { cx } from '@/components/ui/cx'

/** The price effect beside a choice: amounts as figures, words as text. */
export function Effect({ words, isStrong = false }: { words: string; isStrong?: boolean }) {
  return (
    <span
      className={cx(/\d/.test(words) && 'figures', isStrong && 'text-ink', 'whitespace-nowrap')}
    >
      {words}
    </span>
  )
}
