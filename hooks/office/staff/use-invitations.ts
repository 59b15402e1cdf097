import { useState } from 'react'

import { ROLES } from '@/domain/kit/permissions'
import { invitations as texts, withdrawDialog } from '@/messages/office/staff/staff'
import type { Invitation, InvitationLink, Invitations } from '@/contract/office/staff/staff'

import { useAction } from '@/hooks/kit/use-action'
import { useForm } from '@/hooks/kit/use-form'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { emailFaults } from '@/hooks/account/auth/use-login'
import { useModal } from '@/hooks/kit/use-modal'

export type { Invitation } from '@/contract/office/staff/staff'

/** What an action left: the invitations, and the link to pass on if it made one. */
export type OnInvitationsChange = (answer: Invitations & Partial<InvitationLink>) => void

export function useInvitations() {
  const { set, ...request } = useStaleIfErrorRequest('invitations', ({ staff }) =>
    staff.invitations(),
  )
  // Only in the memory of this screen: no other answer has it.
  const [link, setLink] = useState<string | null>(null)
  const onChanged: OnInvitationsChange = ({ link: made = null, ...answer }) => {
    set(answer)
    setLink(made)
  }
  return { ...request, link, onChanged }
}

export function useInviteForm(onInvited: OnInvitationsChange) {
  const [isDone, setDone] = useState(false)
  const controls = useForm({
    initial: { email: '', role: texts.firstRole as string },
    check: ({ email }) => emailFaults(email),
    send: async ({ form, services }) => {
      setDone(false)
      const role = ROLES.find((one) => one === form.role) ?? texts.firstRole
      onInvited(await services.staff.invite({ email: form.email.trim(), role }))
      setDone(true)
      controls.renew({ email: '', role: form.role })
    },
  })
  return { ...controls, isDone }
}

export function useInvitationActions({ id, email }: Invitation, onChanged: OnInvitationsChange) {
  const { ask } = useModal()
  const { run, ...action } = useAction(({ staff }, isSent: boolean) =>
    isSent ? staff.sendInvitation({ id }) : staff.withdraw({ id }),
  )
  const act = async (isSent: boolean) => {
    if (!isSent && !(await ask(withdrawDialog(email)))) return
    const done = await run(isSent)
    if (done) onChanged(done.answer)
  }
  return { ...action, send: () => void act(true), withdraw: () => void act(false) }
}
