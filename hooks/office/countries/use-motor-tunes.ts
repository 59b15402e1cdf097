import { useRequest } from '@/hooks/kit/use-request'

export const useMotorTunes = () => useRequest('tunes', ({ shipping }) => shipping.tunes())
