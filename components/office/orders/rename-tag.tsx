import { useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { TAG_LIMIT, tagOf } from '@/domain/community/support/ticket'
import { useTagRenaming } from '@/hooks/office/orders/use-order-tags'
import { toSentence } from '@/messages/kit/errors'
import { orderTags as texts } from '@/messages/office/orders/order-tags'

import { DenseField } from '@/components/office/kit/dense-field'

const focusField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()

interface RenameTagProps {
  tag: string
  onRenamed: (renamed: string, orders: number) => void
}

export function RenameTag({ tag, onRenamed }: RenameTagProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isFaulty, setFaulty] = useState(false)
  const { run, isRunning, error } = useTagRenaming(tag)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const to = tagOf(typed ?? '')
    setFaulty(to === null)
    if (to === null) return
    const done = await run(to)
    if (!done) return
    setTyped(null)
    onRenamed(to, done.answer.orders)
  }
  if (typed === null) {
    return (
      <Button variant="quiet" size="small" onClick={() => setTyped(tag)}>
        {texts.rename(tag)}
      </Button>
    )
  }
  return (
    <form
      ref={focusField}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="my-3 text-sm"
    >
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-3 max-w-xl" />}
      <div className="flex flex-wrap items-start gap-3">
        <DenseField
          label={texts.newName(tag)}
          hint={texts.renameHint}
          maxLength={TAG_LIMIT}
          value={typed}
          fault={isFaulty ? texts.renameFault : undefined}
          className="w-80 max-w-full"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" size="small" className="mt-5" isLoading={isRunning}>
          {texts.renameSubmit}
        </Button>
        <Button variant="quiet" size="small" className="mt-5" onClick={() => setTyped(null)}>
          {texts.renameCancel}
        </Button>
      </div>
    </form>
  )
}
