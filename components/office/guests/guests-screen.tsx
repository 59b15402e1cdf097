import Link from 'next/link'
import { useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { DenseArea, DenseField } from '@/components/office/kit/dense-field'
import { guestDataText } from '@/domain/office/guests/guests'
import { OpenMatters } from '@/components/office/kit/open-matters'
import { Part } from '@/components/office/kit/part'
import { useGuests, useReceiptCheck, type FoundGuest } from '@/hooks/office/guests/use-guests'
import { toSentence } from '@/messages/kit/errors'
import { guests as texts } from '@/messages/office/guests/guests'

/** Finds, exports and erases what the shop holds about an email address without an account. */
export function GuestsScreen() {
  const controls = useGuests()
  const { found, receipt, find, search } = controls
  const [email, setEmail] = useState('')
  return (
    <div className="flex max-w-3xl flex-col gap-10 text-sm">
      <div className="print:hidden">
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void search(email.trim())
          }}
        >
          <DenseField
            name="email"
            type="email"
            label={texts.email}
            required
            maxLength={254}
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            className="w-80 max-w-full"
          />
          <Button type="submit" size="small" variant="secondary" isLoading={find.isRunning}>
            {texts.find}
          </Button>
        </form>
        {find.error && <ErrorNotice sentence={toSentence(find.error)} className="mt-3" />}
        <p role="status" className="mt-3 font-medium text-ok empty:hidden">
          {receipt !== null && texts.erased}
        </p>
      </div>
      {receipt !== null && <Receipt text={receipt} />}
      {found && <Held {...{ found, controls }} />}
      <div className="print:hidden">
        <ReceiptCheck />
      </div>
    </div>
  )
}

interface HeldProps {
  found: FoundGuest
  controls: ReturnType<typeof useGuests>
}

function Held({ found, controls: { save, erasure, erase } }: HeldProps) {
  const { email, held, member, open } = found
  const error = save.error ?? erasure.error
  return (
    <Part title={texts.held(email)} empty={null}>
      {held.length === 0 ? (
        <p className="text-ink-soft">{texts.nothing}</p>
      ) : (
        <>
          <ul className="list-disc pl-5">
            {held.map((one) => (
              <li key={one.data}>{guestDataText(one)}</li>
            ))}
          </ul>
          <p className="mt-3 text-ink-soft">{texts.eraseLead}</p>
          {error && <ErrorNotice sentence={toSentence(error)} className="mt-3" />}
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              size="small"
              variant="secondary"
              isLoading={save.isRunning}
              onClick={() => void save.run(email)}
            >
              {texts.exportData}
            </Button>
            {member === null && open.length === 0 && (
              <Button
                size="small"
                variant="danger"
                isLoading={erasure.isRunning}
                onClick={() => void erase(email)}
              >
                {texts.erase}
              </Button>
            )}
          </div>
          {member === null && open.length > 0 && <OpenMatters {...{ open }} />}
        </>
      )}
      {member !== null && (
        <p className="mt-3">
          {texts.member}{' '}
          <Link href={`/backoffice/customers/${member}`} className="link">
            {texts.toMember}
          </Link>
        </p>
      )}
    </Part>
  )
}

/** The receipt of an erasure, for the person; the shop doesn't keep it. */
function Receipt({ text }: { text: string }) {
  return (
    <Part title={texts.receipt} empty={null}>
      <pre className="font-mono text-xs wrap-anywhere whitespace-pre-wrap">{text}</pre>
      <Button
        size="small"
        variant="secondary"
        className="mt-3 print:hidden"
        onClick={() => window.print()}
      >
        {texts.print}
      </Button>
    </Part>
  )
}

function ReceiptCheck() {
  const { run, isRunning, error } = useReceiptCheck()
  const [receipt, setReceipt] = useState('')
  const [isValid, setValid] = useState<boolean | null>(null)
  return (
    <Part title={texts.receiptTitle} empty={null}>
      <p className="mb-3 text-ink-soft">{texts.receiptLead}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void run(receipt).then((done) => setValid(done ? done.answer.is_valid : null))
        }}
      >
        <DenseArea
          label={texts.receipt}
          name="receipt"
          rows={6}
          required
          value={receipt}
          onChange={({ target }) => {
            setReceipt(target.value)
            setValid(null)
          }}
        />
        {error && <ErrorNotice sentence={toSentence(error)} className="mt-3" />}
        <Button
          type="submit"
          size="small"
          variant="secondary"
          isLoading={isRunning}
          className="mt-3"
        >
          {texts.check}
        </Button>
        <p role="status" className="mt-2 font-medium empty:hidden">
          {isValid !== null && (isValid ? texts.valid : texts.invalid)}
        </p>
      </form>
    </Part>
  )
}
