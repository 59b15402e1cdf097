import { useRef, useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { Loaded } from '@/components/kit/ui/loaded'
import { useCertificates, type Certificates } from '@/hooks/account/certificates/use-certificates'
import { certificates as texts } from '@/messages/account/certificates/certificates'

import { CertificateForm } from './certificate-form'
import { CertificateList } from './certificate-list'

export function CertificatesSection() {
  const { state, retry, set } = useCertificates()
  return (
    <section aria-labelledby="tax-exemption" className="border-t border-line py-10">
      <h2 id="tax-exemption" className="text-2xl">
        {texts.title}
      </h2>
      <p className="mt-2 mb-6 max-w-read text-ink-soft">{texts.lead}</p>
      <Loaded state={state} onRetry={retry}>
        {(all) => <Opened {...{ all }} onChanged={set} />}
      </Loaded>
    </section>
  )
}

interface OpenedProps {
  all: Certificates
  onChanged: (all: Certificates) => void
}

function Opened({ all, onChanged }: OpenedProps) {
  const [isAdding, setAdding] = useState(false)
  const [done, setDone] = useState('')
  const status = useRef<HTMLParagraphElement>(null)

  // The focused button is gone, so focus moves to the status.
  function finish(sentence: string, changed?: Certificates) {
    if (changed) onChanged(changed)
    setDone(sentence)
    setAdding(false)
    status.current?.focus()
  }

  return (
    <div className="max-w-2xl">
      <p ref={status} tabIndex={-1} role="status" className="text-ok not-empty:mb-4">
        {done}
      </p>
      {all.certificates.length === 0 && !isAdding && (
        <p className="mb-6 font-semibold">{texts.none}</p>
      )}
      <CertificateList
        certificates={all.certificates}
        onWithdrawn={(changed) => finish(texts.withdrawn, changed)}
      />
      {isAdding && (
        <CertificateForm
          regions={all.regions}
          onSent={(changed) => finish(texts.sent, changed)}
          onCancel={() => finish('')}
        />
      )}
      {!isAdding && all.regions.length > 0 && (
        <Button variant="secondary" onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      )}
      {all.regions.length === 0 && <p className="text-ink-soft">{texts.nowhere}</p>}
    </div>
  )
}
