import { useState } from 'react'

import { Segmented } from '@/components/kit/ui/segmented'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Skeleton } from '@/components/kit/ui/skeleton'
import type { ApiError } from '@/contract/kit/errors'
import type { Unit } from '@/domain/kit/constants'
import { useAuth } from '@/hooks/account/auth/use-auth'
import { useUnit } from '@/hooks/kit/use-unit'
import { failureSentence } from '@/messages/account/profile/account'
import { settings as texts } from '@/messages/account/profile/settings'

import { PasswordSection } from './password-section'
import { PersonalData } from './personal-data'
import { SecondFactor } from './second-factor'
import { Section } from './section'
import { Sessions } from './sessions'

export function SettingsScreen() {
  const { user } = useAuth()
  if (!user) return <Skeleton className="h-96 w-full" />
  return (
    <>
      <Units />
      <PasswordSection user={user} />
      <SecondFactor user={user} />
      {/* Turning on the second factor ends other sessions, so the list is reloaded. */}
      <Sessions key={String(user.has_second_factor)} />
      <PersonalData user={user} />
    </>
  )
}

function Units() {
  const { unit, saveUnit } = useUnit()
  const [error, setError] = useState<ApiError | null>(null)

  async function choose(next: Unit) {
    setError(null)
    setError(await saveUnit(next))
  }

  return (
    <Section title={texts.units}>
      <Segmented
        legend={texts.units}
        options={texts.unitOptions}
        value={unit}
        onChange={(next) => next !== unit && void choose(next)}
      />
      {error && <ErrorNotice sentence={failureSentence(error)} className="mt-4" />}
    </Section>
  )
}
