import { AttachFiles } from '@/components/kit/layout/attach-files'
import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { NEXT_STATUSES } from '@/domain/office/support/desk'
import type { PlaceholderValues } from '@/domain/office/support/canned-answer'
import { useCannedAnswers, type useDeskAnswer } from '@/hooks/office/support/use-desk-answer'
import type { DeskCustomer, DeskOverview, DeskTicket } from '@/hooks/office/support/use-desk-ticket'
import { brand } from '@/messages/kit/brand'
import { desk as texts } from '@/messages/office/support/support'
import { toSentence } from '@/messages/kit/errors'
import { dateLong } from '@/utils/format'

import { ChoosingSelect } from './choosing-select'
import { CompactSelect } from '@/components/office/kit/compact-select'
import { News } from './news'
import { WritingField } from './writing-field'

interface AnswerFormProps {
  ticket: DeskTicket
  desk: DeskOverview | null
  customer: DeskCustomer | null
  controls: ReturnType<typeof useDeskAnswer>
}

/** Reply form. Messages arriving during writing appear above it, and the button warns about them. */
export function AnswerForm({ ticket, desk, customer, controls }: AnswerFormProps) {
  const { ref, form, faults, error, news, isSending, attached } = controls
  const { type, write, insert, submit } = controls
  const canned = useCannedAnswers()
  const choose = (id: string) => {
    const chosen = canned.find((one) => one.id === id)
    if (chosen) insert(chosen, valuesOf({ ticket, desk, customer }))
    ref.current?.querySelector('textarea')?.focus()
  }
  return (
    <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-3">
      {error && <ErrorNotice sentence={toSentence(error)} />}
      {news && <News messages={news} />}
      <ChoosingSelect
        label={texts.canned}
        disabled={canned.length === 0}
        options={[
          { value: '', title: canned.length === 0 ? texts.noCanned : texts.chooseCanned },
          ...canned.map(({ id, title }) => ({ value: id, title })),
        ]}
        onChoose={choose}
        className="md:max-w-72"
      />
      <WritingField
        label={texts.answerLabel}
        hint={texts.answerHint(desk?.has_mail ?? true)}
        error={faults.body}
        value={form.body}
        onType={write}
        onSend={submit}
        onFiles={(files) => void attached.add(files)}
      />
      <AttachFiles attached={attached} />
      <div className="flex flex-wrap items-end gap-3">
        <CompactSelect
          label={texts.then}
          value={form.then}
          options={NEXT_STATUSES.map((value) => ({ value, title: texts.thenOptions[value] }))}
          onChange={({ target }) => type({ then: target.value })}
          className="w-full md:w-56"
        />
        <Button size="small" type="submit" isLoading={isSending || attached.isUploading}>
          {news ? texts.sendAnyway : texts.send}
        </Button>
        <p className="flex min-h-dense items-center text-sm text-ink-soft">{texts.draftSaved}</p>
      </div>
    </form>
  )
}

/** Returns the value of each placeholder, or null for values that the ticket doesn't have. */
function valuesOf({
  ticket: { number, name, orders, bike },
  desk,
  customer,
}: Omit<AnswerFormProps, 'controls'>): PlaceholderValues {
  const related = orders.find(({ is_own }) => is_own) ?? orders[0]
  const order = customer?.orders.find((one) => one.number === related?.number)
  return {
    name: name || null,
    ticket: number,
    order: related?.number ?? null,
    delivery: order?.delivery_date ? dateLong(order.delivery_date) : null,
    bike: bike?.title ?? null,
    agent: desk?.me.name || null,
    shop: brand().name,
  }
}
