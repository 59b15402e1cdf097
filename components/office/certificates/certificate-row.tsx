import Link from 'next/link'
import { useRef } from 'react'

import { Badge, type BadgeKind } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { sizeText } from '@/domain/kit/attachments'
import type { OfficeCertificate } from '@/hooks/office/certificates/use-certificates'
import { certificates as texts } from '@/messages/office/certificates/certificates'

import { DecisionForm } from './decision-form'

const KINDS: Record<OfficeCertificate['state'], BadgeKind> = {
  ...{ submitted: 'warn', approved: 'ok', refused: 'bad', ended: 'plain' },
}

interface CertificateRowProps {
  certificate: OfficeCertificate
  mayWrite: boolean
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onSaved: (saved: OfficeCertificate) => void
  onChanged: () => void
}

export function CertificateRow({ certificate, mayWrite, isOpen, ...props }: CertificateRowProps) {
  const { onToggle, ...form } = props
  const { state, customer, file, decision_reason } = certificate
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    onToggle(false)
    button.current?.focus()
  }
  return (
    <li className="border-b border-line py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 flex-1 text-base font-semibold wrap-anywhere max-md:basis-full">
          {texts.item(certificate)}
        </h2>
        <Badge kind={KINDS[state]}>{texts.states[state]}</Badge>
        {mayWrite && (
          <Button
            ref={button}
            data-row
            variant="secondary"
            size="small"
            className="max-md:ml-auto"
            aria-expanded={isOpen}
            aria-label={texts.open(certificate)}
            onClick={() => onToggle(!isOpen)}
          >
            {texts.decide}
          </Button>
        )}
      </div>
      <p className="mt-1 wrap-anywhere text-ink-soft">{texts.facts(certificate)}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-4">
        {customer ? (
          <Link href={`/backoffice/customers/${customer.id}`} className="wrap-anywhere link">
            {customer.name || customer.email}
          </Link>
        ) : (
          <span className="text-ink-soft">{texts.deleted}</span>
        )}
        <a
          href={file.href}
          download
          className="inline-flex min-h-touch items-center wrap-anywhere link lg:min-h-6"
        >
          {file.name} ({sizeText(file.size)})
        </a>
      </p>
      {decision_reason && (
        <p className="mt-1 max-w-read wrap-anywhere whitespace-pre-line">
          <span className="font-medium">{texts.because}</span> {decision_reason}
        </p>
      )}
      {isOpen && <DecisionForm {...{ certificate, ...form }} onClose={close} />}
    </li>
  )
}
