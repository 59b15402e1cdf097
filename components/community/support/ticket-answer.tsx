import { Button } from '@/components/kit/ui/button'
import { CONTROL_STYLES } from '@/components/kit/ui/control-styles'
import { cx } from '@/components/kit/ui/cx'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Field } from '@/components/kit/ui/field'
import { useAttachments } from '@/hooks/kit/use-attachments'
import {
  ticketDraft,
  useTicketAnswer,
  type TicketAddress,
} from '@/hooks/community/support/use-ticket'
import { toSentence } from '@/messages/kit/errors'
import { support as texts } from '@/messages/community/support/support'

import { AttachFiles } from '@/components/kit/layout/attach-files'

interface TicketAnswerProps {
  address: TicketAddress
  isClosed: boolean
  onSent: Parameters<typeof useTicketAnswer>[0]['onSent']
}

/** Sends the customer's reply. On a closed ticket it opens a new one, as announced first (spec §6). */
export function TicketAnswer({ address, isClosed, onSent }: TicketAnswerProps) {
  const attached = useAttachments(ticketDraft(address.number))
  const controls = useTicketAnswer({
    address,
    files: attached.ids,
    onSent: (answered) => {
      controls.renew({ body: '' })
      attached.clear()
      onSent(answered)
    },
  })
  const { ref, form, faults, error, isSending, submit, type } = controls
  return (
    <form ref={ref} noValidate method="post" onSubmit={submit} className="mt-8 flex flex-col gap-4">
      {error && <ErrorNotice sentence={`${toSentence(error)} ${texts.inputRetained}`} />}
      {isClosed && <p className="max-w-read text-ink-soft">{texts.closedHint}</p>}
      <Field
        label={isClosed ? texts.answerClosed : texts.answer}
        hint={texts.left(texts.limit - form.body.length)}
        error={faults.body}
      >
        {(control) => (
          <textarea
            {...control}
            name="body"
            rows={6}
            maxLength={texts.limit}
            value={form.body}
            onChange={({ target }) => type({ body: target.value })}
            className={cx(CONTROL_STYLES, 'py-3')}
          />
        )}
      </Field>
      <AttachFiles attached={attached} />
      <div>
        <Button type="submit" isLoading={isSending || attached.isUploading}>
          {isClosed ? texts.sendClosed : texts.send}
        </Button>
      </div>
    </form>
  )
}
