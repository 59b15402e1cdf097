import { useState, type FormEvent } from 'react'

import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { officeLists as texts } from '@/messages/backoffice-lists'

interface SearchFieldProps {
  label: string
  /** What was searched for. */
  value: string
  onSearch: (text: string | undefined) => void
}

/** A text to look for; it goes into the address. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const search = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text.trim() || undefined)
  }
  return (
    <form role="search" onSubmit={search} className="flex max-w-xl flex-wrap items-end gap-3">
      <TextField
        label={label}
        type="search"
        name="q"
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="min-w-48 flex-1"
      />
      <Button type="submit" className="h-12">
        {texts.searchButton}
      </Button>
      {value && (
        <Button variant="quiet" className="h-12" onClick={() => onSearch(undefined)}>
          {texts.clear}
        </Button>
      )}
    </form>
  )
}
