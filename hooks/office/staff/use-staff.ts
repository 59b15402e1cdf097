import { ROLES } from '@/domain/kit/permissions'
import { accessDialog, staff as texts } from '@/messages/office/staff/staff'
import type { StaffChange, StaffMember } from '@/contract/office/staff/staff'

import { useAction } from '@/hooks/kit/use-action'
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
