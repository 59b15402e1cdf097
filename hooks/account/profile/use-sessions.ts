import { useAction } from '@/hooks/kit/use-action'
import { useRequest } from '@/hooks/kit/use-request'

export function useSessions() {
  return {
    ...useRequest('sessions', ({ account }) => account.sessions()),
    end: useAction(({ account }, id: string) => account.endSession({ id })),
    endOthers: useAction(({ account }) => account.endOtherSessions()),
  }
}
