import { useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { officeLists as texts } from '@/messages/office/kit/lists'

import { DENSE_CONTROL } from './dense-control'

interface SearchFieldProps {
  label: string
  /** Hint that lists the searchable fields. */
  hint: string
  value: string
  onSearch: (text: string | undefined) => void
}

export function SearchField({ label, hint, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const search = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text.trim() || undefined)
  }
  return (
    <form role="search" onSubmit={search} className="mt-3 flex max-w-xl flex-wrap items-end gap-2">
      <label className="min-w-48 flex-1">
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
      <Button type="submit" variant="secondary" size="small">
        {texts.searchButton}
      </Button>
      {value && (
        <Button variant="quiet" size="small" onClick={() => onSearch(undefined)}>
          {texts.clear}
        </Button>
      )}
    </form>
  )
}
