import { useState } from 'react'

import type { Build } from '@/domain/shop/bikes/bike'
import { buildKey } from '@/domain/shop/bikes/build'

import { useAuth } from '@/hooks/account/auth/use-auth'
import { useAction } from '@/hooks/kit/use-action'

/** Saves a build in the account of the member. Any change of the build makes it unsaved. */
export function useSaveBuild(slug: string, build: Build) {
  const { isKnown, isUserLoggedIn } = useAuth()
  const key = buildKey(build)
  const [savedKey, setSavedKey] = useState<string | null>(null)
  const { run, isRunning, error } = useAction(async ({ configurator, savedBuilds }) => {
    const { code } = await configurator.saveBuild({ bike_slug: slug, build })
    return savedBuilds.save({ code })
  })
  return {
    isKnown,
    isUserLoggedIn,
    isRunning,
    error,
    isSaved: savedKey === key,
    save: () => void run().then((done) => done && setSavedKey(key)),
  }
}
