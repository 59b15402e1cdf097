import { Button } from '@/components/kit/ui/button'
import { SENDERS } from '@/domain/office/support/desk'
import { TICKET_PRIORITIES, TICKET_TOPICS } from '@/domain/community/support/ticket'
import { viewOf, type DeskOverview, type InboxFilter } from '@/hooks/office/support/use-desk-inbox'
import { contact } from '@/messages/community/support/contact'
import { desk as texts } from '@/messages/office/support/support'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { SearchField } from '@/components/office/kit/search-field'

interface InboxFiltersProps {
  filter: InboxFilter
  desk: DeskOverview | null
  go: (filter: InboxFilter, how?: 'replace') => void
}

const ANY = { value: '', title: texts.any }
const PRIORITIES = TICKET_PRIORITIES.map((value) => ({ value, title: texts.priority(value) }))
const SENDER_OPTIONS = SENDERS.map((value) => ({ value, title: texts.senders[value] }))
const TOPICS = TICKET_TOPICS.map((value) => ({ value, title: contact.topicTitle(value) }))

export function InboxFilters({ filter, desk, go }: InboxFiltersProps) {
  const agents = (desk?.agents ?? []).map(({ id, name }) => ({ value: id, title: name }))
  const people = [{ value: 'me', title: desk ? texts.me(desk.me.name) : texts.views.mine }]
  const others = agents.filter(({ value }) => value !== desk?.me.id)
  const tags = (desk?.tags ?? []).map(({ tag, count }) => ({
    value: tag,
    title: `${tag} (${count})`,
  }))
  const choices = [
    {
      name: 'assignee',
      label: texts.assignee,
      options: [...people, ...others, { value: 'none', title: texts.nobody }],
    },
    { name: 'priority', label: texts.columns.priority, options: PRIORITIES },
    { name: 'topic', label: texts.topic, options: TOPICS },
    { name: 'sender', label: texts.sender, options: SENDER_OPTIONS },
    { name: 'tag', label: texts.tag, options: withChosen(tags, filter.tag) },
  ] as const
  const isFiltered = Object.values(filter).some(Boolean) && viewOf(filter) !== 'open'
  return (
    <div className="mt-3 grid grid-cols-2 items-end gap-x-3 gap-y-2 md:flex md:flex-wrap">
      <SearchField
        label={texts.search}
        hint={texts.searchHint}
        value={filter.q ?? ''}
        onSearch={(q) => go({ ...filter, q }, 'replace')}
        className="col-span-2 md:w-full xl:w-80"
      />
      {choices.map(({ name, label, options }) => (
        <CompactSelect
          key={name}
          label={label}
          value={filter[name] ?? ''}
          options={[ANY, ...options]}
          onChange={({ target }) => go({ ...filter, [name]: target.value || undefined })}
          className="min-w-0 md:w-32"
        />
      ))}
      {(isFiltered ||
        filter.q ||
        filter.priority ||
        filter.topic ||
        filter.sender ||
        filter.tag) && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start max-md:-ml-3"
          onClick={() => go({})}
        >
          {texts.clear}
        </Button>
      )}
    </div>
  )
}

/** Adds the tag of the current filter even if no open ticket has it. */
function withChosen(options: { value: string; title: string }[], chosen: string | undefined) {
  if (!chosen || options.some(({ value }) => value === chosen)) return options
  return [...options, { value: chosen, title: chosen }]
}
