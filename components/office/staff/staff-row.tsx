import { useState } from 'react'

import { Badge } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useAccess, useMayReset, type StaffMember } from '@/hooks/office/staff/use-staff'
import { toSentence } from '@/messages/kit/errors'
import { factorReset, staff as texts } from '@/messages/office/staff/staff'

import { FactorForm } from './factor-form'

interface StaffRowProps {
  member: StaffMember
  hasMail: boolean
  onChanged: () => void
}

export function StaffRow({ member, hasMail, onChanged }: StaffRowProps) {
  const access = useAccess(member, onChanged)
  const [reset, setReset] = useState<'open' | 'done' | null>(null)
  const { name, email, is_disabled: isDisabled } = member
  return (
    <>
      <tr className="border-b border-line align-top">
        <th scope="row" className="py-2 pr-4 text-left font-medium break-words">
          {name} {isDisabled && <Badge kind="bad">{texts.disabled}</Badge>}
          <span className="block font-normal break-all text-ink-soft md:hidden">{email}</span>
          {access.error && (
            <ErrorNotice sentence={toSentence(access.error)} className="mt-2 font-normal" />
          )}
          {reset === 'done' && (
            <p role="status" className="mt-1 font-normal">
              {factorReset.done(name, hasMail)}
            </p>
          )}
        </th>
        <td className="py-2 pr-4 break-all text-ink-soft max-md:hidden">{email}</td>
        <td className="py-1 pr-4">
          <RoleSelect {...{ member, access }} />
        </td>
        <td className="py-2 pr-4 text-ink-soft max-lg:hidden">{texts.factor(member)}</td>
        <td className="py-2 pr-4 figures whitespace-nowrap text-ink-soft max-lg:hidden">
          {texts.login(member)}
        </td>
        <td className="py-1 text-right">
          <Actions
            {...{ member, access }}
            isResetting={reset === 'open'}
            onReset={() => setReset(reset === 'open' ? null : 'open')}
          />
        </td>
      </tr>
      {reset === 'open' && (
        <tr className="border-b border-line">
          <td colSpan={6} className="py-3">
            <FactorForm
              {...{ member, hasMail }}
              onClose={() => setReset(null)}
              onDone={() => {
                setReset('done')
                onChanged()
              }}
            />
          </td>
        </tr>
      )}
    </>
  )
}

interface CellProps {
  member: StaffMember
  access: ReturnType<typeof useAccess>
}

function RoleSelect({ member: { name, role }, access }: CellProps) {
  return (
    <select
      aria-label={texts.roleOf(name)}
      value={role ?? texts.noRole}
      disabled={access.isRunning}
      onChange={({ target }) => access.give(target.value)}
      className="min-h-dense w-full max-w-40 min-w-28 rounded border border-line-strong bg-surface px-2 hover:border-ink"
    >
      {texts.roles.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </select>
  )
}

interface ActionsProps extends CellProps {
  isResetting: boolean
  onReset: () => void
}

function Actions({ member, access, isResetting, onReset }: ActionsProps) {
  const { name, is_disabled: isDisabled } = member
  const mayReset = useMayReset(member)
  return (
    <>
      {mayReset && (
        <Button
          variant="quiet"
          size="small"
          aria-label={factorReset.openOf(name)}
          aria-expanded={isResetting}
          onClick={onReset}
        >
          {factorReset.open}
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        aria-label={isDisabled ? texts.enableOf(name) : texts.disableOf(name)}
        isLoading={access.isRunning}
        onClick={() => access.setDisabled(!isDisabled)}
      >
        {isDisabled ? texts.enable : texts.disable}
      </Button>
    </>
  )
}
