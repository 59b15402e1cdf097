import { Button } from '@/components/kit/ui/button'
import { mockMode as texts } from '@/messages/kit/mock-mode'
// eslint-disable-next-line import/no-restricted-paths -- who there is to log in; no build has this file
import { MOCK_PEOPLE } from '@/mocks/people'

interface MockLoginsProps {
  fill(login: { email: string; password: string }): void
}

/** Fills in the login of a mock account; only in `next dev`. */
export function MockLogins({ fill }: MockLoginsProps) {
  const { member, admin } = MOCK_PEOPLE
  return (
    <div className="mb-6 flex flex-col gap-3 rounded border border-line p-4">
      <p className="text-sm text-ink-soft">{texts.logins}</p>
      <Button variant="secondary" isWide onClick={() => fill(loginOf(member))}>
        {texts.user(member.name)}
      </Button>
      <Button variant="secondary" isWide onClick={() => fill(loginOf(admin))}>
        {texts.admin(admin.name)}
      </Button>
    </div>
  )
}

const loginOf = ({ email, password }: { email: string; password: string }) => ({ email, password })
