import { useRequest } from './use-request'

export function useSupportTickets() {
  return useRequest('tickets', ({ support }) => support.list())
}
