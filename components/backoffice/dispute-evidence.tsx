import { useId, useState } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { MAX_EVIDENCE } from '@/domain/evidence'
import { useEvidenceForm, type Dispute } from '@/hooks/use-evidence'
import { useModal } from '@/hooks/use-modal'
import { useMay } from '@/hooks/use-permissions'
import { toSentence } from '@/messages/errors'
import { evidence as texts, evidenceDialog } from '@/messages/evidence'

interface DisputeEvidenceProps {
  dispute: Dispute
  /** The order has changed. */
  onSent: () => void
}

const SMALL = '!px-3 text-sm lg:min-h-9'

/** What the shop says in a dispute, and whether the provider has it. */
export function DisputeEvidence({ dispute, onSent }: DisputeEvidenceProps) {
  const [isOpen, setOpen] = useState(false)
  const mayManage = useMay()('payments.manage')
  const { evidence, evidence_sent_at, takes_evidence } = dispute
  const maySend = mayManage && takes_evidence
  return (
    <div className="mt-2">
      {evidence !== '' && !isOpen && (
        <>
          <p className="font-medium">
            {evidence_sent_at ? texts.sent(evidence_sent_at) : texts.kept}
          </p>
          <p className="break-words whitespace-pre-line text-ink-soft">{evidence}</p>
        </>
      )}
      {maySend && !isOpen && (
        <Button variant="secondary" className={`mt-2 ${SMALL}`} onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      )}
      {maySend && isOpen && (
        <EvidenceForm
          dispute={dispute}
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false)
            onSent()
          }}
        />
      )}
    </div>
  )
}

function EvidenceForm({
  dispute,
  onSent,
  onClose,
}: DisputeEvidenceProps & { onClose: () => void }) {
  const id = useId()
  const { ask } = useModal()
  const controls = useEvidenceForm({ dispute, onSent, confirm: () => ask(evidenceDialog) })
  const { ref, form, faults, error, type, submit, isSending } = controls
  return (
    <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-2 text-sm">
      {error && <ErrorNotice sentence={toSentence(error)} />}
      <label htmlFor={id} className="text-xs text-ink-soft">
        {texts.field}
      </label>
      <textarea
        id={id}
        name="text"
        rows={6}
        maxLength={MAX_EVIDENCE}
        value={form.text}
        aria-invalid={faults.text ? true : undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => type({ text: target.value })}
        className="block w-full rounded border border-line-strong bg-surface px-2.5 py-2 text-sm hover:border-ink aria-invalid:border-bad"
      />
      <p id={`${id}-hint`} className={faults.text ? 'text-bad' : 'text-ink-soft'}>
        {faults.text ?? texts.hint}
      </p>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" className={SMALL} isLoading={isSending}>
          {texts.send}
        </Button>
        <Button variant="quiet" className={SMALL} onClick={onClose}>
          {texts.close}
        </Button>
      </p>
    </form>
  )
}
