import { useAction } from './use-action'
import { useRequest } from './use-request'

export function useSessions() {
  return {
    ...useRequest('sessions', ({ account }) => account.sessions()),
    end: useAction(({ account }, id: string) => account.endSession(id)),
    endOthers: useAction(({ account }) => account.endOtherSessions()),
  }
}
