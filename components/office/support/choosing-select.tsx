import { useRef, useState, type KeyboardEvent } from 'react'

import { CompactSelect } from '@/components/office/kit/compact-select'

interface ChoosingSelectProps {
  label: string
  options: readonly { value: string; title: string }[]
  disabled: boolean
  className?: string
  onChoose: (value: string) => void
}

/** Keys that open the list; the browser then fires a single change event, when the choice is made. */
const OPENS = new Set([' ', 'F4'])

/** Select whose closed list acts only on Enter, because arrow keys change its value (WCAG 3.2.2). */
export function ChoosingSelect({ onChoose, ...select }: ChoosingSelectProps) {
  const [value, setValue] = useState('')
  const isPassing = useRef(false)

  function choose(chosen: string) {
    setValue('')
    if (chosen !== '') onChoose(chosen)
  }
  function onKeyDown(event: KeyboardEvent) {
    isPassing.current = !OPENS.has(event.key) && !event.altKey
    if (event.key !== 'Enter') return
    event.preventDefault()
    choose(value)
  }
  return (
    <CompactSelect
      {...select}
      value={value}
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        isPassing.current = false
      }}
      onChange={({ target }) => {
        if (isPassing.current) setValue(target.value)
        else choose(target.value)
      }}
    />
  )
}
