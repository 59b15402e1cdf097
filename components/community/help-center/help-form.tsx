import { useRouter } from 'next/router'
import { useId, type FormEvent } from 'react'

import {
  helpQueryOf,
  helpSearchAddress,
  type HelpQuery,
} from '@/domain/community/help-center/help-center'

import { HelpField } from './help-field'
import { useHelpField } from './use-help-field'

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
    <HelpField
      onSubmit={submit}
      onBlur={field.leave}
      input={{
        type: 'text',
        role: 'combobox',
        'aria-expanded': entries.length > 0,
        'aria-controls': suggestions && `${id}-list`,
        'aria-autocomplete': 'list',
        'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
        value: field.text,
        onChange: (event) => field.type(event.target.value),
        onKeyDown: field.press,
        onFocus: field.open,
      }}
    >
      {suggestions && (
        <suggestions.HelpSuggestions
          id={`${id}-list`}
          optionId={optionId}
          field={field}
          query={query}
        />
      )}
    </HelpField>
  )
}
