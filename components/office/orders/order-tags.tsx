import { useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { TAG_LIMIT } from '@/domain/community/support/ticket'
import type { OfficeOrder } from '@/hooks/office/overview/use-backoffice'
import { useTagSuggestions, useOrderTag } from '@/hooks/office/orders/use-order-tags'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { toSentence } from '@/messages/kit/errors'
import { orderTags as texts } from '@/messages/office/orders/order-tags'

import { DENSE_CONTROL } from '@/components/office/kit/dense-control'
import { Part } from '@/components/office/kit/part'

interface OrderTagsProps {
  order: OfficeOrder
  onChanged: (order: OfficeOrder) => void
}

export function OrderTags({ order, onChanged }: OrderTagsProps) {
  const mayChange = useMay()('orders.change')
  const { run, isRunning, error } = useOrderTag(order.number)
  const set = async (tag: string, isOn: boolean) => {
    const done = await run(tag, isOn)
    if (done) onChanged(done.answer)
    return done !== null
  }
  if (!mayChange && order.tags.length === 0) return null
  return (
    <Part title={texts.title} empty={null}>
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-2" />}
      <ul className="flex flex-wrap gap-2 text-sm">
        {order.tags.map((tag) => (
          <li
            key={tag}
            className="inline-flex items-center rounded border border-line-strong pl-2.5"
          >
            <span className="py-1 pr-2.5">{tag}</span>
            {mayChange && (
              <Button
                variant="quiet"
                size="small"
                isLoading={isRunning}
                onClick={() => void set(tag, false)}
              >
                {texts.remove}
                <span className="sr-only"> {tag}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <TagForm existing={order.tags} isSending={isRunning} onAdd={(tag) => set(tag, true)} />
      )}
    </Part>
  )
}

interface TagFormProps {
  existing: readonly string[]
  isSending: boolean
  /** @returns whether the tag was added; if not, the input is kept */
  onAdd: (tag: string) => Promise<boolean>
}

function TagForm({ existing, isSending, onAdd }: TagFormProps) {
  const [text, setText] = useState('')
  const known = useTagSuggestions().filter((tag) => !existing.includes(tag))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const tag = text.trim()
    if (tag !== '' && (await onAdd(tag))) setText('')
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-3 flex flex-wrap items-end gap-2">
      <label className="min-w-40 flex-1 text-sm">
        <span className="mb-1 block text-xs text-ink-soft">{texts.field}</span>
        <input
          name="tag"
          list="known-order-tags"
          required
          autoComplete="off"
          maxLength={TAG_LIMIT}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className={DENSE_CONTROL}
        />
      </label>
      <datalist id="known-order-tags">
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <Button type="submit" variant="secondary" size="small" isLoading={isSending}>
        {texts.add}
      </Button>
    </form>
  )
}
