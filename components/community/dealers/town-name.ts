import type { Town } from '@/hooks/community/dealers/use-towns'

export function townName({ name, region, country_code }: Town): string {
  return [name, region, country_code].filter(Boolean).join(', ')
}
