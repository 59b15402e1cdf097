import { useAction } from '@/hooks/kit/use-action'
import { useRequest } from '@/hooks/kit/use-request'

export function usePaymentRecords(page: number) {
  return {
    ...useRequest(`payments ${page}`, ({ payment }) => payment.records({ page })),
    remove: useAction(({ payment }, id: string) => payment.removeRecord({ id })),
  }
}
