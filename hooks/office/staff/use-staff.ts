import { ROLES } from '@/domain/kit/permissions'
import { isLongEnough } from '@/domain/kit/text-length'
import { accessDialog, factorReset, staff as texts } from '@/messages/office/staff/staff'
import type { StaffChange, StaffMember } from '@/contract/office/staff/staff'

import { useAuth } from '@/hooks/account/auth/use-auth'
import { useAction } from '@/hooks/kit/use-action'
import { useForm } from '@/hooks/kit/use-form'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useModal } from '@/hooks/kit/use-modal'

export type { StaffMember } from '@/contract/office/staff/staff'

export function useStaff() {
  return useStaleIfErrorRequest('staff', ({ staff }) => staff.list())
}

export function useAccess(member: StaffMember, onChanged: () => void) {
  const { ask } = useModal()
  const { run, ...action } = useAction(({ staff }, change: StaffChange) =>
    staff.change({ ...change, person: member.id }),
  )
  const change = async (access: StaffChange) => {
    const isMore = member.is_disabled && !access.is_disabled
    if (!isMore && !(await ask(accessDialog(member, access)))) return
    if (await run(access)) onChanged()
  }
  const { role, is_disabled } = member
  return {
    ...action,
    give: (value: string) => {
      const requested = ROLES.find((one) => one === value) ?? null
      if (requested !== null || value === texts.noRole)
        void change({ role: requested, is_disabled })
    },
    setDisabled: (isDisabled: boolean) => void change({ role, is_disabled: isDisabled }),
  }
}

/** Returns whether the second factor of a member can be reset: never one's own. */
export function useMayReset({ id, has_second_factor }: StaffMember): boolean {
  const { user } = useAuth()
  return has_second_factor && user !== null && user.id !== id
}

export function useFactorForm({ id }: StaffMember, onDone: () => void) {
  const { user } = useAuth()
  const hasPassword = user?.has_password ?? true
  const controls = useForm({
    initial: { reason: '', password: '' },
    check: ({ reason, password }) => ({
      ...(!isLongEnough(reason, 3) && { reason: factorReset.reasonMissing }),
      ...(hasPassword && password === '' && { password: factorReset.passwordMissing }),
    }),
    send: async ({ form: { reason, password }, services }) => {
      await services.staff.resetSecondFactor({
        ...{ person: id, reason: reason.trim(), password: hasPassword ? password : null },
      })
      onDone()
    },
  })
  return { ...controls, hasPassword }
}
