import { Badge } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import {
  useInvitationActions,
  useInvitations,
  useInviteForm,
  type Invitation,
  type OnInvitationsChange,
} from '@/hooks/office/staff/use-invitations'
import { toSentence } from '@/messages/kit/errors'
import { invitations as texts, staff } from '@/messages/office/staff/staff'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseCopy } from '@/components/office/kit/dense-copy'
import { Part } from '@/components/office/kit/part'
import { DenseField } from '@/components/office/kit/dense-field'

export function InvitationsPart() {
  const { state, retry, link, onChanged } = useInvitations()
  return (
    <Loaded state={state} onRetry={retry}>
      {({ invitations, has_mail: hasMail }) => (
        <Part title={texts.title} empty={null}>
          {!hasMail && <ErrorNotice sentence={texts.noServer} className="mb-4 max-w-xl" />}
          <InviteForm {...{ hasMail }} onInvited={onChanged} />
          {link && (
            <div className="mt-3 max-w-xl">
              <p className="mb-2">{texts.passOn}</p>
              <DenseCopy value={link} />
            </div>
          )}
          {invitations.length === 0 ? (
            <p className="mt-3 text-ink-soft">{texts.none}</p>
          ) : (
            <ul className="mt-3 border-t border-line">
              {invitations.map((row) => (
                <InvitationRow key={row.id} {...{ row, hasMail, onChanged }} />
              ))}
            </ul>
          )}
        </Part>
      )}
    </Loaded>
  )
}

interface InviteFormProps {
  hasMail: boolean
  onInvited: OnInvitationsChange
}

function InviteForm({ hasMail, onInvited }: InviteFormProps) {
  const controls = useInviteForm(onInvited)
  const { ref, form, faults, error, isSending, isDone, type, submit } = controls
  return (
    <>
      <form ref={ref} noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <DenseField
          name="email"
          label={texts.email}
          value={form.email}
          fault={faults.email}
          onChange={({ target }) => type({ email: target.value })}
        />
        <CompactSelect
          label={staff.columns.role}
          name="role"
          className="w-40"
          value={form.role}
          options={texts.roles}
          onChange={({ target }) => type({ role: target.value })}
        />
        <Button type="submit" size="small" className="mt-5" isLoading={isSending}>
          {hasMail ? texts.invite : texts.makeLink}
        </Button>
      </form>
      {isDone && hasMail && (
        <p role="status" className="mt-2">
          {texts.sent}
        </p>
      )}
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-3 max-w-xl" />}
    </>
  )
}

interface InvitationRowProps {
  row: Invitation
  hasMail: boolean
  onChanged: OnInvitationsChange
}

function InvitationRow({ row, hasMail, onChanged }: InvitationRowProps) {
  const { send, withdraw, isRunning, error } = useInvitationActions(row, onChanged)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1">
      <span className="font-medium break-all">{row.email}</span>
      <span className="text-ink-soft">{texts.stateOf(row)}</span>
      {row.is_expired && <Badge kind="warn">{texts.expired}</Badge>}
      <span className="ml-auto flex gap-2">
        <Button
          variant="quiet"
          size="small"
          aria-label={hasMail ? texts.sendOf(row.email) : texts.newLinkOf(row.email)}
          isLoading={isRunning}
          onClick={send}
        >
          {hasMail ? texts.send : texts.newLink}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={texts.withdrawOf(row.email)}
          isLoading={isRunning}
          onClick={withdraw}
        >
          {texts.withdraw}
        </Button>
      </span>
      {error && <ErrorNotice sentence={toSentence(error)} className="w-full" />}
    </li>
  )
}
