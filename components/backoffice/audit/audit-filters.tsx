import type { AuditSearch } from '@/hooks/use-audit'
import { audit as texts } from '@/messages/audit'

import { CompactSelect } from '../desk/compact-select'
import { SearchField } from '../search-field'

interface AuditFiltersProps {
  filter: AuditSearch
  /** Everyone who is in the log. */
  people: readonly { id: string; name: string }[]
  onChange: (filter: AuditSearch) => void
}

/** A subject, a person, an action and days to narrow the log down to. */
export function AuditFilters({ filter, people, onChange }: AuditFiltersProps) {
  const set = (name: keyof AuditSearch, value: string | undefined) =>
    onChange({ ...filter, [name]: value || undefined })
  const everyone = { value: '', title: texts.everyone }
  const everybody = [everyone, ...people.map(({ id, name }) => ({ value: id, title: name }))]
  const selects = [
    { name: 'person' as const, label: texts.person, options: everybody },
    { name: 'action' as const, label: texts.action, options: texts.actions },
    { name: 'kind' as const, label: texts.kind, options: texts.kinds },
  ]
  return (
    <div className="flex flex-wrap items-end gap-x-4 print:hidden">
      <div className="min-w-60 flex-1">
        <SearchField
          key={filter.subject ?? ''}
          label={texts.search}
          hint={texts.searchHint}
          value={filter.subject ?? ''}
          onSearch={(subject) => set('subject', subject)}
        />
      </div>
      {selects.map(({ name, label, options }) => (
        <CompactSelect
          key={name}
          {...{ name, label, options }}
          className="mt-3 w-40"
          value={filter[name] ?? ''}
          onChange={({ target }) => set(name, target.value)}
        />
      ))}
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className="mt-3 w-36">
          <span className="mb-1 block text-xs text-ink-soft">{texts[name]}</span>
          <input
            type="date"
            name={name}
            value={filter[name] ?? ''}
            onChange={({ target }) => set(name, target.value)}
            className="block min-h-touch w-full rounded border border-line-strong bg-surface px-2 text-sm hover:border-ink lg:min-h-9"
          />
        </label>
      ))}
    </div>
  )
}
