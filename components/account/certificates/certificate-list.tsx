import { Badge, type BadgeKind } from '@/components/kit/ui/badge'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { sizeText } from '@/domain/kit/attachments'
import {
  useWithdrawal,
  type Certificate,
  type Certificates,
} from '@/hooks/account/certificates/use-certificates'
import { certificates as texts } from '@/messages/account/certificates/certificates'
import { toSentence } from '@/messages/kit/errors'

const KINDS: Record<Certificate['state'], BadgeKind> = {
  ...{ submitted: 'plain', approved: 'ok', refused: 'bad', ended: 'plain' },
}

interface CertificateListProps {
  certificates: readonly Certificate[]
  onWithdrawn: (all: Certificates) => void
}

export function CertificateList({ certificates, onWithdrawn }: CertificateListProps) {
  const { withdraw, isRunning, error } = useWithdrawal(onWithdrawn)
  return (
    <>
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-4" />}
      <ul className="mb-6 border-t border-line empty:hidden">
        {certificates.map((one) => (
          <li key={one.id} className="border-b border-line py-4">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="font-semibold break-words">{texts.item(one)}</span>
              <Badge kind={KINDS[one.state]}>{texts.states[one.state]}</Badge>
            </p>
            <p className="mt-1 break-words text-ink-soft">{texts.facts(one)}</p>
            {one.decision_reason && (
              <p className="mt-1 break-words">{texts.because(one.decision_reason)}</p>
            )}
            <p className="flex flex-wrap items-center gap-x-6">
              <a
                href={one.file.href}
                download
                className="inline-flex min-h-touch items-center break-all link"
              >
                {one.file.name} ({sizeText(one.file.size)})
              </a>
              {one.state === 'submitted' && (
                <button
                  type="button"
                  aria-label={texts.withdrawOf(one)}
                  aria-disabled={isRunning || undefined}
                  className="min-h-touch link"
                  onClick={() => void withdraw(one)}
                >
                  {texts.withdraw}
                </button>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
