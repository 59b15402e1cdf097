import { useRequest } from '@/hooks/kit/use-request'

export function useSupportTickets() {
  return useRequest('tickets', ({ support }) => support.list())
}
