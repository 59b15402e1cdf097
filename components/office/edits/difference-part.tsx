import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { DenseCopy } from '@/components/office/kit/dense-copy'
import { useDifferenceActions, type OrderEdit } from '@/hooks/office/edits/use-edits'
import { useModal } from '@/hooks/kit/use-modal'
import { edits as texts, withdrawDifferenceDialog } from '@/messages/office/edits/edits'
import { toSentence } from '@/messages/kit/errors'
import { useHasMail } from '@/components/office/kit/mail-context'

interface DifferencePartProps {
  number: string
  difference: NonNullable<OrderEdit['difference']>
  /** @returns a callback that takes the updated order and shows the given success message */
  onEdited: (sentence: string) => (edited: OrderEdit) => void
}

export function DifferencePart({ number, difference, onEdited }: DifferencePartProps) {
  const { id, title, changes, due, expires_at, link, by, reason } = difference
  const { ask } = useModal()
  const hasMail = useHasMail()
  const again = useDifferenceActions(number, onEdited(texts.sentAgain(hasMail)))
  const ending = useDifferenceActions(number, onEdited(texts.withdrawn))
  const error = again.error ?? ending.error
  const isRunning = again.isRunning || ending.isRunning
  const end = async () => {
    if (await ask(withdrawDifferenceDialog(difference))) await ending.withdraw(id)
  }
  return (
    <section aria-labelledby="difference" className="mb-4 border-l-4 border-ink pl-3 text-sm">
      <h3 id="difference" className="font-medium">
        {texts.waiting}
      </h3>
      <p className="mt-1 break-words">
        {title}: {changes.join(', ')}
      </p>
      <p className="mt-1">{texts.waitingFor(due, expires_at)}</p>
      <p className="mt-1 break-words text-ink-soft">{texts.askedBy(by, reason)}</p>
      <DenseCopy value={link} className="mt-3 max-w-2xl" />
      <p className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="small"
          isLoading={isRunning}
          onClick={() => void again.send(id)}
        >
          {texts.sendAgain(hasMail)}
        </Button>
        <Button variant="quiet" size="small" isLoading={isRunning} onClick={() => void end()}>
          {texts.withdraw}
        </Button>
      </p>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-2" />}
    </section>
  )
}
