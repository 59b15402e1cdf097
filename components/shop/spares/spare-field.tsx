import { Search } from 'lucide-react'
import { useId } from 'react'

import { CONTROL_STYLES } from '@/components/kit/ui/control-styles'
import { cx } from '@/components/kit/ui/cx'
import type { SpareQuery } from '@/domain/shop/spares/spare-address'
import { KEYWORD_LIMIT } from '@/domain/kit/search/words'
import { spares as texts } from '@/messages/shop/spares/spares'

import { useSpareField } from './use-spare-field'

interface SpareFieldProps {
  query: SpareQuery
  /** Opens the full results for the text in the field. */
  onAll: (text: string) => void
}

/** Search field: a combobox once scripts run, and a plain form field until then. */
export function SpareField({ query, onAll }: SpareFieldProps) {
  const id = useId()
  const field = useSpareField(query, onAll)
  const { suggestions, active, entries } = field
  const optionId = (index: number) => `${id}-option-${index}`
  return (
    <div className="relative" onBlur={field.leave}>
      <label htmlFor={id} className="text-sm font-medium">
        {texts.label}
      </label>
      <div className="relative mt-1.5">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2"
        />
        <input
          id={id}
          name="q"
          type="text"
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={suggestions && `${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={KEYWORD_LIMIT}
          placeholder={texts.placeholder}
          value={field.text}
          onChange={(event) => field.type(event.target.value)}
          onKeyDown={field.press}
          onFocus={field.open}
          className={cx(CONTROL_STYLES, 'pl-12 text-lg')}
        />
      </div>
      {suggestions && (
        <suggestions.SpareSuggestions
          id={`${id}-list`}
          optionId={optionId}
          field={field}
          query={query}
        />
      )}
    </div>
  )
}
