import { cx } from '@/components/kit/ui/cx'
import { useId, useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { MAX_EVIDENCE } from '@/domain/office/disputes/evidence'
import {
  useDisputeFiles,
  useEvidenceForm,
  type Dispute,
} from '@/hooks/office/disputes/use-evidence'
import { useModal } from '@/hooks/kit/use-modal'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { toSentence } from '@/messages/kit/errors'
import { evidence as texts, evidenceDialog } from '@/messages/office/disputes/evidence'

import { DENSE_CONTROL } from '@/components/office/kit/dense-control'
import { DisputeFileList, DisputeFilesForm } from './dispute-files'

interface DisputeEvidenceProps {
  dispute: Dispute
  /** Called after the order has changed. */
  onSent: () => void
}

export function DisputeEvidence({ dispute, onSent }: DisputeEvidenceProps) {
  const [isOpen, setOpen] = useState(false)
  const may = useMay()
  const { evidence, evidence_sent_at, takes_evidence, is_answered_elsewhere, provider } = dispute
  const maySend = may('payments.manage') && takes_evidence
  const files = useDisputeFiles(may('payments.read') ? dispute.id : null)
  const list = files.state.status === 'ready' ? files.state.data : null
  return (
    <div className="mt-2">
      {is_answered_elsewhere && <p className="text-ink-soft">{texts.elsewhere(provider)}</p>}
      {evidence !== '' && !isOpen && (
        <>
          <p className="font-medium">
            {evidence_sent_at ? texts.sent(evidence_sent_at) : texts.unsent}
          </p>
          <p className="break-words whitespace-pre-line text-ink-soft">{evidence}</p>
        </>
      )}
      {list && list.files.length > 0 && !isOpen && (
        <div className="mt-2">
          <DisputeFileList files={list.files} />
        </div>
      )}
      {maySend && !isOpen && (
        <Button variant="secondary" size="small" className="mt-2" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      )}
      {maySend && isOpen && (
        <EvidenceForm
          dispute={dispute}
          files={files}
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false)
            files.renew()
            onSent()
          }}
        />
      )}
    </div>
  )
}

interface EvidenceFormProps extends DisputeEvidenceProps {
  files: ReturnType<typeof useDisputeFiles>
  onClose: () => void
}

function EvidenceForm({ dispute, files, onSent, onClose }: EvidenceFormProps) {
  const id = useId()
  const { ask } = useModal()
  const { state } = files
  const count = state.status === 'ready' ? state.data.files.length : 0
  const confirm = () => ask(evidenceDialog(count))
  const controls = useEvidenceForm({ dispute, onSent, confirm, onFailed: files.renew })
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
        className={cx(DENSE_CONTROL, 'py-2')}
      />
      <p id={`${id}-hint`} className={faults.text ? 'text-bad' : 'text-ink-soft'}>
        {faults.text ?? texts.hint}
      </p>
      {state.status === 'failed' && (
        <ErrorNotice sentence={toSentence(state.error)} onRetry={files.retry} />
      )}
      {state.status === 'ready' && state.data.takes_files && (
        <DisputeFilesForm id={dispute.id} list={state.data} onChanged={files.set} />
      )}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" size="small" isLoading={isSending}>
          {texts.send}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {texts.close}
        </Button>
      </p>
    </form>
  )
}
