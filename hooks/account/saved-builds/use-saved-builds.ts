import { useCountries } from '@/hooks/shop/countries/use-countries'
import { useAction } from '@/hooks/kit/use-action'
import { useForm } from '@/hooks/kit/use-form'
import { useRequest } from '@/hooks/kit/use-request'
import { LONGEST_BUILD_NAME } from '@/domain/account/saved-builds/saved-builds'
import { savedBuilds as texts } from '@/messages/account/saved-builds/saved-builds'

export type { MemberBuild } from '@/contract/account/saved-builds/saved-builds'

/** Provides the member's saved builds, with dates for the chosen country. */
export function useSavedBuilds() {
  const { countryId } = useCountries(true)
  const { state, retry, set } = useRequest(`builds ${countryId}`, ({ savedBuilds }) =>
    savedBuilds.list({ country: countryId }),
  )
  const list = state.status === 'ready' ? state.data : null
  const removing = useAction(({ savedBuilds }, id: number) => savedBuilds.remove({ id }))
  const reminding = useAction(({ savedBuilds }, has_reminders: boolean) =>
    savedBuilds.setReminders({ has_reminders }),
  )
  return {
    state,
    retry,
    error: removing.error,
    remindersError: reminding.error,
    takeName(id: number, name: string) {
      if (!list) return
      set({ ...list, builds: list.builds.map((one) => (one.id === id ? { ...one, name } : one)) })
    },
    /** @returns whether it worked */
    async remove(id: number): Promise<boolean> {
      if (!list || !(await removing.run(id))) return false
      set({ ...list, builds: list.builds.filter((one) => one.id !== id) })
      return true
    },
    async setReminders(has_reminders: boolean): Promise<void> {
      if (!list) return
      set({ ...list, has_reminders })
      if (!(await reminding.run(has_reminders))) set(list)
    },
  }
}

interface RenameInput {
  id: number
  name: string
  onDone: (name: string) => void
}

export function useRename({ id, name, onDone }: RenameInput) {
  return useForm<{ name: string }, string>({
    initial: { name },
    check: ({ name: typed }) => {
      const length = typed.trim().length
      return length > 0 && length <= LONGEST_BUILD_NAME ? {} : { name: texts.nameFault }
    },
    send: async ({ form, services }) => {
      await services.savedBuilds.rename({ id, name: form.name.trim() })
      onDone(form.name.trim())
    },
  })
}

export function useRemindersEnd(link: { id: string; key: string }) {
  return useAction(({ savedBuilds }) => savedBuilds.endReminders(link))
}
