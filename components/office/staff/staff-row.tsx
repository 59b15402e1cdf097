import { Badge } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useAccess, type StaffMember } from '@/hooks/office/staff/use-staff'
import { toSentence } from '@/messages/kit/errors'
import { staff as texts } from '@/messages/office/staff/staff'

interface StaffRowProps {
  member: StaffMember
  onChanged: () => void
}

export function StaffRow({ member, onChanged }: StaffRowProps) {
  const { give, setDisabled, isRunning, error } = useAccess(member, onChanged)
  const { name, email, role, is_disabled: isDisabled } = member
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-2 pr-4 text-left font-medium break-words">
        {name} {isDisabled && <Badge kind="bad">{texts.disabled}</Badge>}
        <span className="block font-normal break-all text-ink-soft md:hidden">{email}</span>
        {error && <ErrorNotice sentence={toSentence(error)} className="mt-2 font-normal" />}
      </th>
      <td className="py-2 pr-4 break-all text-ink-soft max-md:hidden">{email}</td>
      <td className="py-1 pr-4">
        <select
          aria-label={texts.roleOf(name)}
          value={role ?? texts.noRole}
          disabled={isRunning}
          onChange={({ target }) => give(target.value)}
          className="min-h-dense w-full max-w-40 min-w-28 rounded border border-line-strong bg-surface px-2 hover:border-ink"
        >
          {texts.roles.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      </td>
      <td className="py-2 pr-4 text-ink-soft max-lg:hidden">{texts.factor(member)}</td>
      <td className="py-2 pr-4 figures whitespace-nowrap text-ink-soft max-lg:hidden">
        {texts.login(member)}
      </td>
      <td className="py-1 text-right">
        <Button
          variant="quiet"
          size="small"
          aria-label={isDisabled ? texts.enableOf(name) : texts.disableOf(name)}
          isLoading={isRunning}
          onClick={() => setDisabled(!isDisabled)}
        >
          {isDisabled ? texts.enable : texts.disable}
        </Button>
      </td>
    </tr>
  )
}
