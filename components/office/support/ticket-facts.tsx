import { useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { TICKET_PRIORITIES, tagOf } from '@/domain/community/support/ticket'
import type {
  DeskCustomer,
  DeskOverview,
  DeskTicket,
  useDeskChanges,
} from '@/hooks/office/support/use-desk-ticket'
import { useModal } from '@/hooks/kit/use-modal'
import { desk as texts } from '@/messages/office/support/support'

import { DENSE_CONTROL } from '@/components/office/kit/dense-control'
import { ChoosingSelect } from './choosing-select'
import { CompactSelect } from '@/components/office/kit/compact-select'

interface TicketFactsProps {
  ticket: DeskTicket
  desk: DeskOverview | null
  customer: DeskCustomer | null
  changes: ReturnType<typeof useDeskChanges>
}

const NOBODY = { value: '', title: texts.nobody }

export function TicketFacts({ ticket, desk, customer, changes }: TicketFactsProps) {
  const { assignee, priority, tags } = ticket
  const agents = (desk?.agents ?? (assignee ? [assignee] : [])).map(({ id, name }) => ({
    value: id,
    title: id === desk?.me.id ? texts.me(name) : name,
  }))
  return (
    <div className="mt-4 grid grid-cols-2 items-end gap-3 border-y border-line py-3 md:grid-cols-4">
      <CompactSelect
        label={texts.assignee}
        value={assignee?.id ?? ''}
        options={[NOBODY, ...agents]}
        disabled={changes.isRunning}
        onChange={({ target }) => void changes.change({ assignee: target.value || null })}
      />
      <CompactSelect
        label={texts.columns.priority}
        value={priority}
        options={TICKET_PRIORITIES.map((value) => ({ value, title: texts.priority(value) }))}
        disabled={changes.isRunning}
        onChange={({ target }) => {
          const chosen = TICKET_PRIORITIES.find((one) => one === target.value)
          if (chosen) void changes.change({ priority: chosen })
        }}
      />
      <TagsField key={tags.join()} {...{ ticket, changes }} known={desk?.tags ?? []} />
      <Merge {...{ ticket, customer, changes }} />
    </div>
  )
}

interface TagsFieldProps {
  ticket: DeskTicket
  known: readonly { tag: string }[]
  changes: TicketFactsProps['changes']
}

function TagsField({ ticket, known, changes }: TagsFieldProps) {
  const [text, setText] = useState(ticket.tags.join(', '))
  const tags = [...new Set(text.split(',').flatMap((one) => tagOf(one) ?? []))]
  const isChanged = tags.join() !== ticket.tags.join()
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged) void changes.change({ tags })
  }
  return (
    <form onSubmit={save} className="flex min-w-0 items-end gap-2">
      <label className="min-w-0 flex-1">
        <span className="mb-1 block text-xs text-ink-soft">{texts.tags}</span>
        <input
          name="tags"
          autoComplete="off"
          list="desk-tags"
          title={texts.tagsHint}
          maxLength={320}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className={DENSE_CONTROL}
        />
      </label>
      <datalist id="desk-tags">
        {known.map(({ tag }) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {isChanged && (
        <Button type="submit" variant="secondary" isLoading={changes.isRunning} size="small">
          {texts.saveTags}
        </Button>
      )}
    </form>
  )
}

/** Merges the conversation into another open ticket of the same customer. */
function Merge({ ticket, customer, changes }: Omit<TicketFactsProps, 'desk'>) {
  const { ask } = useModal()
  const others = (customer?.tickets ?? []).filter(({ status }) => status !== 'closed')
  if (others.length === 0 || ticket.merged_into !== null) return null
  const merge = async (into: string) => {
    if (await ask(texts.mergeDialog(ticket.number, into))) await changes.merge(into)
  }
  return (
    <ChoosingSelect
      label={texts.mergeTitle}
      options={[
        { value: '', title: texts.mergeChoose },
        ...others.map(({ number, subject }) => ({ value: number, title: `${number} ${subject}` })),
      ]}
      disabled={changes.isRunning}
      onChoose={(into) => void merge(into)}
    />
  )
}
