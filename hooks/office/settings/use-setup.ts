import type { Setup } from '@/contract/office/settings/settings'
import type { SetupStep } from '@/domain/office/settings/setup'
import { useAction } from '@/hooks/kit/use-action'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'

export type { Setup } from '@/contract/office/settings/settings'

/** Reads the set-up guide; marking and hiding change it for all staff. */
export function useSetup() {
  const request = useStaleIfErrorRequest('setup', ({ settings }) => settings.setup())
  const { run, isRunning, error } = useAction(
    ({ settings }, change: Parameters<typeof settings.changeSetup>[0]) =>
      settings.changeSetup(change),
  )
  const change = async (setup: Setup, next: Partial<Pick<Setup, 'is_hidden'>> & Marks) => {
    const marked = next.marked ?? markedOf(setup)
    const done = await run({ marked, is_hidden: next.is_hidden ?? setup.is_hidden })
    if (done) request.set(done.answer)
  }
  return {
    ...{ state: request.state, retry: request.retry, isRunning, error },
    hide: (setup: Setup, is_hidden: boolean) => change(setup, { is_hidden }),
    mark: (setup: Setup, step: SetupStep) => {
      const marked = markedOf(setup)
      const next = marked.includes(step) ? marked.filter((one) => one !== step) : [...marked, step]
      return change(setup, { marked: next })
    },
  }
}

interface Marks {
  marked?: SetupStep[]
}

const markedOf = ({ steps }: Setup) =>
  steps.filter(({ is_marked }) => is_marked).map(({ step }) => step)
