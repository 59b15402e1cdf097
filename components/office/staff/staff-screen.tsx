import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { useStaff, type StaffMember } from '@/hooks/office/staff/use-staff'
import { officeLists } from '@/messages/office/kit/lists'
import { staff as texts } from '@/messages/office/staff/staff'

import { RowsPlaceholder } from '@/components/office/kit/list-parts'
import { Part } from '@/components/office/kit/part'
import { InvitationsPart } from './invitations-part'
import { StaffRow } from './staff-row'

const { name, email, role, factor, login, access } = texts.columns
const COLUMNS = [
  { title: name, className: '' },
  { title: email, className: 'max-md:hidden' },
  { title: role, className: '' },
  { title: factor, className: 'max-lg:hidden' },
  { title: login, className: 'max-lg:hidden' },
  { title: access, className: 'text-right' },
]

export function StaffScreen() {
  const { state, retry, renew, isStale } = useStaff()
  return (
    <div className="flex flex-col gap-10 text-sm">
      <div>
        {isStale && (
          <ErrorNotice sentence={officeLists.stale} onRetry={renew} className="mb-3 max-w-xl" />
        )}
        <Loaded state={state} onRetry={retry} placeholder={<RowsPlaceholder />}>
          {({ staff, has_mail: hasMail }) => (
            <StaffTable members={staff} hasMail={hasMail} onChanged={renew} />
          )}
        </Loaded>
      </div>
      <InvitationsPart />
      <Part title={texts.rolesTitle} empty={null}>
        <dl className="grid gap-x-6 gap-y-1 md:grid-cols-[8rem_1fr]">
          {texts.roleHints.map(({ title, hint }) => (
            <div key={title} className="contents">
              <dt className="font-medium">{title}</dt>
              <dd className="text-ink-soft max-md:mb-2">{hint}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </div>
  )
}

interface StaffTableProps {
  members: StaffMember[]
  hasMail: boolean
  onChanged: () => void
}

function StaffTable({ members, hasMail, onChanged }: StaffTableProps) {
  return (
    <>
      <p role="status" className="mb-1 text-ink-soft">
        {texts.found(members.length)}
      </p>
      <table className="w-full">
        <caption className="sr-only">{texts.title}</caption>
        <thead>
          <tr className="border-b border-line-strong text-left text-ink-soft">
            {COLUMNS.map(({ title, className }) => (
              <th key={title} scope="col" className={`h-9 pr-4 font-normal ${className}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <StaffRow key={member.id} {...{ member, hasMail, onChanged }} />
          ))}
        </tbody>
      </table>
    </>
  )
}
