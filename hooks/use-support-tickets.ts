import { useRequest } from './use-request'

/** The tickets of the user. */
export function useSupportTickets() {
  return useRequest('tickets', ({ support }) => support.list())
}
