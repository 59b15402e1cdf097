import { Search } from 'lucide-react'
import { useRouter } from 'next/router'
import { useId, type FormEvent } from 'react'

import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { CONTROL_STYLES } from '@/components/ui/field'
import { helpQueryOf, helpSearchAddress, type HelpQuery } from '@/domain/help-center'
import { KEYWORD_LIMIT } from '@/domain/spare-search'
import { helpCenter as texts } from '@/messages/help-center'

import { useHelpField } from './use-help-field'

/** The search: a combobox once scripts run, a plain form before. Its address is its state. */
export function HelpForm({ query }: { query: HelpQuery }) {
  const router = useRouter()
  const id = useId()
  const field = useHelpField(query)
  const { suggestions, active, entries } = field
  const optionId = (index: number) => `${id}-option-${index}`

  function submit(event: FormEvent) {
    event.preventDefault()
    void router.push(helpSearchAddress({ ...helpQueryOf({ q: field.text }), page: 1 }))
  }

  return (
    <form action="/help-center/search" method="get" role="search" data-chrome onSubmit={submit}>
      <div className="relative" onBlur={field.leave}>
        <label htmlFor={id} className="text-sm font-medium">
          {texts.label}
        </label>
        <div className="relative mt-1.5 flex gap-2">
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
            enterKeyHint="search"
            maxLength={KEYWORD_LIMIT}
            placeholder={texts.placeholder}
            value={field.text}
            onChange={(event) => field.type(event.target.value)}
            onKeyDown={field.press}
            onFocus={field.open}
            className={cx(CONTROL_STYLES, 'min-w-0 flex-1 pl-12 text-lg lg:min-h-14')}
          />
          <Button type="submit" className="min-h-12 shrink-0">
            {texts.search}
          </Button>
        </div>
        {suggestions && (
          <suggestions.HelpSuggestions
            id={`${id}-list`}
            optionId={optionId}
            field={field}
            query={query}
          />
        )}
      </div>
    </form>
  )
}
