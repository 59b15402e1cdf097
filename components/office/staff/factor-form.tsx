import { useEffect } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useFactorForm, type StaffMember } from '@/hooks/office/staff/use-staff'
import { toSentence } from '@/messages/kit/errors'
import { factorReset as texts } from '@/messages/office/staff/staff'

import { DenseField } from '@/components/office/kit/dense-field'

interface FactorFormProps {
  member: StaffMember
  hasMail: boolean
  onDone: () => void
  onClose: () => void
}

/** Asks for the reason and the caller's own password before a colleague's second factor is reset. */
export function FactorForm({ member, hasMail, onDone, onClose }: FactorFormProps) {
  const { hasPassword, ...controls } = useFactorForm(member, onDone)
  const { ref, form, faults, error, isSending, type, submit } = controls
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])
  return (
    <form
      ref={ref}
      noValidate
      aria-label={texts.openOf(member.name)}
      onSubmit={submit}
      className="max-w-read rounded border border-line-strong bg-surface p-4"
    >
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-3" />}
      <p className="mb-3">{texts.lead(member.name, hasMail)}</p>
      <DenseField
        label={texts.reason}
        hint={texts.reasonHint(hasMail)}
        name="reason"
        maxLength={500}
        fault={faults.reason}
        value={form.reason}
        onChange={({ target }) => type({ reason: target.value })}
      />
      {hasPassword && (
        <DenseField
          type="password"
          label={texts.password}
          name="password"
          autoComplete="current-password"
          className="mt-3"
          fault={faults.password}
          value={form.password}
          onChange={({ target }) => type({ password: target.value })}
        />
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" size="small" variant="danger" isLoading={isSending}>
          {texts.send}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
