import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'

import { cx } from '@/components/kit/ui/cx'

import { DENSE_CONTROL } from './dense-control'

/** Pause after the last letter, ms. */
const DEBOUNCE_MS = 300

interface SearchFieldProps {
  label: string
  /** Hint that lists the searchable fields. */
  hint: string
  value: string
  onSearch: (text: string | undefined) => void
  className?: string
}

/** Searches while the user types; Enter searches at once. */
export function SearchField({ label, hint, value, onSearch, className }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState({ value, sent: value })
  // A value that wasn't typed here, such as that of an earlier page.
  if (value !== known.value) {
    setKnown({ ...known, value })
    if (value !== known.sent) setText(value)
  }
  const search = () => {
    const sent = text.trim()
    if (sent === value) return
    setKnown({ value, sent })
    onSearch(sent || undefined)
  }
  const searchLater = useEffectEvent(search)
  useEffect(() => {
    const timer = setTimeout(() => searchLater(), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search()
  }
  return (
    <form role="search" onSubmit={submit} className={cx('max-w-xl', className)}>
      <label>
        <span className="mb-1 block text-xs text-ink-soft">{label}</span>
        <input
          type="search"
          name="q"
          autoComplete="off"
          maxLength={100}
          placeholder={hint}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className={DENSE_CONTROL}
        />
      </label>
    </form>
  )
}
