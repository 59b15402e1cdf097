import { Segmented } from '@/components/ui/segmented'
import { ErrorNotice } from '@/components/ui/error-notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useAccount, type User } from '@/hooks/use-account'
import { useUnitToggle } from '@/hooks/use-settings'
import { failureSentence } from '@/messages/account'
import { settings as texts } from '@/messages/settings'

import { PasswordSection } from './password-section'
import { PersonalData } from './personal-data'
import { SecondFactor } from './second-factor'
import { Section } from './section'
import { Sessions } from './sessions'

/** Units, password, sessions, second factor and personal data. */
export function SettingsScreen() {
  const { user } = useAccount()
  if (!user) return <Skeleton className="h-96 w-full" />
  return (
    <>
      <Units user={user} />
      <PasswordSection user={user} />
      <SecondFactor user={user} />
      {/* Turning the second factor on ends other sessions, so the list is read again. */}
      <Sessions key={String(user.has_second_factor)} />
      <PersonalData user={user} />
    </>
  )
}

function Units({ user }: { user: User }) {
  const { toggle, error } = useUnitToggle(user)
  return (
    <Section title={texts.units}>
      <Segmented
        legend={texts.units}
        options={texts.unitOptions}
        value={user.unit}
        onChange={(unit) => unit !== user.unit && void toggle()}
      />
      {error && <ErrorNotice sentence={failureSentence(error)} className="mt-4" />}
    </Section>
  )
}
