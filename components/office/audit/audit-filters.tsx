import type { AuditSearch } from '@/hooks/office/audit/use-audit'
import { audit as texts } from '@/messages/office/audit/audit'

import { DENSE_CONTROL } from '@/components/office/kit/dense-control'
import { ListFilters } from '@/components/office/kit/list-filters'

interface AuditFiltersProps {
  filter: AuditSearch
  /** People with entries in the log. */
  people: readonly { id: string; name: string }[]
  onChange: (filter: AuditSearch) => void
}

export function AuditFilters({ filter, people, onChange }: AuditFiltersProps) {
  const everyone = { value: '', title: texts.everyone }
  const everybody = [everyone, ...people.map(({ id, name }) => ({ value: id, title: name }))]
  return (
    <ListFilters
      {...{ filter, onChange }}
      by="subject"
      search={texts.search}
      searchHint={texts.searchHint}
      selects={[
        { name: 'person', label: texts.person, options: everybody },
        { name: 'action', label: texts.action, options: texts.actions },
        { name: 'kind', label: texts.kind, options: texts.kinds },
      ]}
    >
      <div className="flex gap-x-4">
        {(['from', 'to'] as const).map((name) => (
          <label key={name} className="mt-3 w-34">
            <span className="mb-1 block text-xs text-ink-soft">{texts[name]}</span>
            <input
              type="date"
              name={name}
              value={filter[name] ?? ''}
              onChange={({ target }) => onChange({ ...filter, [name]: target.value || undefined })}
              className={DENSE_CONTROL}
            />
          </label>
        ))}
      </div>
    </ListFilters>
  )
}
