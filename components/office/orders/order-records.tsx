import type { OfficeOrder } from '@/hooks/office/overview/use-backoffice'
import { shortMoment } from '@/messages/office/overview/overview'
import { officeLists as texts } from '@/messages/office/kit/lists'

import { Part } from '@/components/office/kit/part'

export function OrderRecords({ order: { withdrawals, mails } }: { order: OfficeOrder }) {
  return (
    <>
      {withdrawals.length > 0 && (
        <Part title={texts.withdrawal} empty={null}>
          {withdrawals.map((withdrawal) => (
            <div key={withdrawal.declared_at} className="mb-3">
              <p>{texts.withdrawn(withdrawal)}</p>
              {withdrawal.reason && (
                <p className="mt-1 break-words text-ink-soft">{withdrawal.reason}</p>
              )}
            </div>
          ))}
        </Part>
      )}
      <Part title={texts.mails} empty={mails.length === 0 ? texts.noMails : null}>
        <ul className="border-t border-line text-sm">
          {mails.map(({ at, subject, status, last_error }, index) => (
            <li key={index} className="border-b border-line py-2">
              <span className="flex justify-between gap-4">
                <span className="min-w-0 break-words">{subject}</span>
                <span className="shrink-0">{texts.mailState[status]}</span>
              </span>
              <time dateTime={at} className="text-ink-soft">
                {shortMoment(at)}
              </time>
              {last_error && <span className="block break-words text-bad">{last_error}</span>}
            </li>
          ))}
        </ul>
      </Part>
    </>
  )
}
